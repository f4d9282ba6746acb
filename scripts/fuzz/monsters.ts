import { largeFiles } from './large-files.ts';
import { largeForms } from './large-forms.ts';
import { largeFormulas } from './large-formulas.ts';
import type { Monster } from './monster.ts';

/** Every kind of definitions that is too large, each by itself. */
export const monsters: Monster[] = [...largeForms, ...largeFormulas, ...largeFiles];
