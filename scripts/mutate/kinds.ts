import { bindingMistakes } from './kinds/bindings.ts';
import { edgeMistakes } from './kinds/edges.ts';
import { factMistakes } from './kinds/facts.ts';
import { fileMistakes } from './kinds/files.ts';
import { formulaMistakes } from './kinds/formulas.ts';
import { nameMistakes } from './kinds/names.ts';
import { patternMistakes } from './kinds/patterns.ts';
import { wordMistakes } from './kinds/words.ts';
import type { MistakeKind } from './mutation.ts';

/** All kinds of mistakes, in the order of the table. */
export const kinds: MistakeKind[] = [
  ...edgeMistakes,
  ...nameMistakes,
  ...patternMistakes,
  ...bindingMistakes,
  ...formulaMistakes,
  ...factMistakes,
  ...wordMistakes,
  ...fileMistakes,
];
