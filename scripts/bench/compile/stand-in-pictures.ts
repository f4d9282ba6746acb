import { join } from 'node:path';
import { compile, createReport, openCache, pageStore } from '@formpress/compiler';

const [folder = '', place = ''] = process.argv.slice(2);

/** Not a picture, but what warm builds do with pictures they can do with it. */
const standIn = [new TextEncoder().encode('A picture of a page would stand here.')];

// Compiles a folder as a build below `place` would, and leaves there all that it keeps, with
// stand-ins for the pictures of pages: to draw those of 400 forms takes longer than all benches.
const kept = pageStore(join(place, '.formpress', 'pages'));
const { release } = await compile(folder, createReport(), {
  cache: openCache(join(place, '.formpress', 'cache')),
  store: {
    async find(key) {
      await kept.keep(key, standIn);
      return standIn;
    },
    keep: async () => undefined,
  },
});
if (!release) throw new Error(`There are errors in ${folder}.`);
