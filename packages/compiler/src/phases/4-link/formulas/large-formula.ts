import { measure } from '@formpress/formula';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { beyondLimit } from '../../../limits/beyond-limit.ts';
import { limits } from '../../../limits/limits.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';

/** The limit that a formula exceeds, if any. */
export function largeFormula({ value, at }: TextNode): Diagnostic | undefined {
  // A formula this short cannot exceed any limit.
  if (value.length <= limits.formulaDigits.most) return undefined;
  const { words, nesting, digits } = measure(value);
  if (words > limits.formulaWords.most)
    return beyondLimit(limits.formulaWords, at, 'Calculate it in several steps.');
  if (nesting > limits.formulaNesting.most)
    return beyondLimit(limits.formulaNesting, at, 'Calculate it in several steps.');
  if (digits > limits.formulaDigits.most)
    return beyondLimit(limits.formulaDigits, at, 'Write the number with fewer digits.');
  return undefined;
}
