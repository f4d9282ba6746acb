import { largeFiles } from './large-files.ts';
import { largeForms } from './large-forms.ts';
import { largeFormulas } from './large-formulas.ts';
import type { OversizedDefinition } from './oversized-definition.ts';

/** All oversized definitions. */
export const oversizedDefinitions: OversizedDefinition[] = [
  ...largeForms,
  ...largeFormulas,
  ...largeFiles,
];
