import { createRequire } from 'node:module';
import type * as Refa from 'refa';

const require = createRequire(import.meta.url);

/** The library of automata. Importing it would search its megabyte for names first, which takes four times as long. */
export function refa(): typeof Refa {
  return require('refa');
}
