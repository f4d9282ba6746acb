import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { explainWrongKind } from './explain-wrong-kind.ts';
import { type Looked, nameOf, nodeAt } from './looked.ts';
import type { Said } from './said.ts';
import type { ShapeMistake } from './shape-mistake.ts';
import { resolveShape, type Shape } from './shapes.ts';

/** A text that is not one of those allowed, or is not written as it should be. */
export function explainWrongValue(mistake: ShapeMistake, looked: Looked): Said {
  const { path, data, shape, among } = mistake;
  const { node, entry } = nodeAt(looked, path);
  if (typeof data !== 'string') return explainWrongKind(mistake, looked);
  const near = didYouMean(data, shape.enum ?? []);
  if (shape.enum?.length === 1 && near === '' && among) {
    return explainWrongKind({ ...mistake, shape: among }, looked);
  }
  const name = entry ? `"${entry.key}"` : nameOf(looked, path.slice(0, -1));
  return {
    code: 'wrong-value',
    at: node.at,
    message: `${name} cannot ${entry ? 'be' : 'have'} "${data}".${near}`,
    help: (among && resolveShape(among).description) ?? howToWrite(shape),
  };
}

function howToWrite({ enum: values, examples, description = '' }: Shape): string {
  if (values) return `It can be ${values.join(', ')}.`;
  return examples ? `Write it like this: ${examples.join(' or ')}.` : description;
}
