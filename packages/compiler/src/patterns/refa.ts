import { createRequire } from 'node:module';
import type * as Refa from 'refa';

/** The library of automata. Importing it would search its megabyte for names first, which takes four times as long. */
export const refa: typeof Refa = createRequire(import.meta.url)('refa');
