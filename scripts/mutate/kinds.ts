import { baseMistakes } from './kinds/bases.ts';
import { bindingMistakes } from './kinds/bindings.ts';
import { dateMistakes } from './kinds/dates.ts';
import { edgeMistakes } from './kinds/edges.ts';
import { factMistakes } from './kinds/facts.ts';
import { fileMistakes } from './kinds/files.ts';
import { flowMistakes } from './kinds/flows.ts';
import { formulaMistakes } from './kinds/formulas.ts';
import { labelMistakes } from './kinds/labels.ts';
import { localityMistakes } from './kinds/localities.ts';
import { lockMistakes } from './kinds/locks.ts';
import { nameMistakes } from './kinds/names.ts';
import { patternMistakes } from './kinds/patterns.ts';
import { ruleMistakes } from './kinds/rules.ts';
import { signatureMistakes } from './kinds/signatures.ts';
import { translationMistakes } from './kinds/translations.ts';
import { typeMistakes } from './kinds/types.ts';
import { wordMistakes } from './kinds/words.ts';
import type { MistakeKind } from './mutation.ts';

/** All kinds of mistakes, in the order of the table. */
export const kinds: MistakeKind[] = [
  ...edgeMistakes,
  ...nameMistakes,
  ...patternMistakes,
  ...ruleMistakes,
  ...bindingMistakes,
  ...signatureMistakes,
  ...formulaMistakes,
  ...factMistakes,
  ...typeMistakes,
  ...dateMistakes,
  ...wordMistakes,
  ...labelMistakes,
  ...translationMistakes,
  ...localityMistakes,
  ...flowMistakes,
  ...baseMistakes,
  ...lockMistakes,
  ...fileMistakes,
];
