import { replaceWord, todo } from '../../../diagnostics/fixes/fix.ts';
import type { Shape } from '../shape/shape.ts';
import type { ShapeMistake } from '../shape/shape-mistake.ts';
import { resolveShape } from '../shape/shapes.ts';
import { type DocumentRoot, nameOf, nodeAt } from './document-root.ts';
import { explainWrongKind } from './explain-wrong-kind.ts';
import { inWords } from './in-words.ts';
import type { Mistake } from './mistake.ts';
import { nearestValue } from './nearest-value.ts';
import { unwritten } from './unwritten.ts';

/** A text that is not one of the allowed ones, or has the wrong format. */
export function explainWrongValue(mistake: ShapeMistake, document: DocumentRoot): Mistake {
  const { path, data, shape, among } = mistake;
  const { node, entry } = nodeAt(document, path);
  if (typeof data !== 'string') return explainWrongKind(mistake, document);
  const near = nearestValue(data, shape.enum ?? []);
  if (shape.enum?.length === 1 && near === undefined && among) {
    return explainWrongKind({ ...mistake, shape: among }, document);
  }
  const name = entry ? `"${entry.key}"` : nameOf(document, path.slice(0, -1));
  if (data === todo) return unwritten(node.at, `the value of ${name}`);
  const meant = near?.replace('?', '');
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return {
    code: 'wrong-value',
    at: node.at,
    message: `${name} cannot ${entry ? 'be' : 'have'} "${data}".${hint}`,
    help:
      shorterNumber(data, shape) ??
      howToWriteNumber(shape) ??
      (among ? whatItCanBe(among) : howToWrite(shape)),
    ...(near !== undefined && { fixes: [replaceWord(node.at, data, near)] }),
  };
}

function whatItCanBe(among: Shape): string {
  return `It can be ${inWords(resolveShape(among).description)}`;
}

function howToWrite({ enum: values, examples, description }: Shape): string {
  if (values) return `It can be ${listed(values)}.`;
  return examples
    ? `Write it like this: ${examples.join(' or ')}.`
    : `Write ${inWords(description)}`;
}

/** The allowed words for a sentence. A word that a question mark can make optional is listed once. */
function listed(values: string[]): string {
  const words = values.filter((value) => !value.endsWith('?'));
  const optional = words.length < values.length ? '; a question mark makes it optional' : '';
  return words.join(', ') + optional;
}

function howToWriteNumber({ examples = [] }: Shape): string | undefined {
  const number = examples.find((example) => /^[0-9.]+$/.test(example));
  const date = examples.find((example) => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(example));
  if (number) return `Write a number such as ${number}${date ? ', or a date' : ''}.`;
  return date && `Write the year, the month and the day: ${date}.`;
}

/** Help for a number with leading zeros, or one that is longer than any amount. */
function shorterNumber(data: string, { examples = [] }: Shape): string | undefined {
  const takesNumbers = examples.some((example) => /^[0-9.]+$/.test(example));
  if (!takesNumbers || !/^-?[0-9]+(?:[.][0-9]+)?$/.test(data)) return undefined;
  const [whole = ''] = data.replace('-', '').split('.');
  if (whole.length > 1 && whole.startsWith('0'))
    return `Write it without leading zeros: ${data.replace(/^(-?)0+(?=[0-9])/, '$1')}.`;
  return 'A number has at most 12 digits and 10 decimals.';
}
