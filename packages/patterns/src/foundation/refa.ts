import { createRequire } from 'node:module';
import type * as Refa from 'refa';

const require = createRequire(import.meta.url);

/** The automata library. `require` loads it four times faster than `import`, which first scans a megabyte for its exports. */
export function refa(): typeof Refa {
  return require('refa');
}
