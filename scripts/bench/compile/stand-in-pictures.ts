// Run by the bench in its own process: compiles a folder as a build in `place` would, and fills the
// cache there, with placeholders for page images: drawing those of 400 forms takes longer than all
// benches. What the existing cache holds is copied; with the word "cold", only the work on blanks.
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { type Cache, compile, createReport, openCache } from '@formpress/compiler';
import { onlyPdfWork } from './only-pdf-work.ts';

const [folder = '', place = '', pdf = '', cold] = process.argv.slice(2);

/** A placeholder for a page image, which warm builds can handle like one. */
const standIn = serialize([new TextEncoder().encode('A picture of a page would stand here.')]);

const own = openCache(join(place, '.formpress', 'cache'));
const { release } = await compile(folder, createReport(), {
  cache: filledFrom(cold ? onlyPdfWork(openCache(pdf)) : openCache(pdf), own),
  pictures: {
    find(key) {
      own.keep(key, standIn);
      return standIn;
    },
    keep: () => undefined,
  },
});
if (!release) throw new Error(`There are errors in ${folder}.`);

/** A cache that copies everything found in the other cache. */
function filledFrom(other: Pick<Cache, 'find'>, own: Cache): Cache {
  return {
    find(key) {
      const found = own.find(key) ?? other.find(key);
      if (found) own.keep(key, found);
      return found;
    },
    keep: cold ? () => undefined : own.keep,
  };
}
