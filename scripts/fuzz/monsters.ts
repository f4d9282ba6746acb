import { largeFiles } from './large-files.ts';
import { largeForms } from './large-forms.ts';
import { largeFormulas } from './large-formulas.ts';
import type { Monster } from './monster.ts';

/** All oversized definitions. */
export const monsters: Monster[] = [...largeForms, ...largeFormulas, ...largeFiles];
