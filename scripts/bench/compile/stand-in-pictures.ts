// Run by the bench in a process of its own: compiles a folder as a build below `place` would, and
// leaves there all that it keeps, with stand-ins for the pictures of pages: to draw those of 400
// forms takes longer than all benches. The work with blanks is taken from where it was kept.
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { type Cache, compile, createReport, openCache } from '@formpress/compiler';

const [folder = '', place = '', pdf = ''] = process.argv.slice(2);

/** Not a picture, but what warm builds do with pictures they can do with it. */
const standIn = serialize([new TextEncoder().encode('A picture of a page would stand here.')]);

const own = openCache(join(place, '.formpress', 'cache'));
const { release } = await compile(folder, createReport(), {
  cache: filledFrom(openCache(pdf), own),
  pictures: {
    find(key) {
      own.keep(key, standIn);
      return standIn;
    },
    keep: () => undefined,
  },
});
if (!release) throw new Error(`There are errors in ${folder}.`);

/** What was found in one is kept in the other too. */
function filledFrom(other: Cache, own: Cache): Cache {
  return {
    find(key) {
      const found = own.find(key) ?? other.find(key);
      if (found) own.keep(key, found);
      return found;
    },
    keep: own.keep,
  };
}
