import { type FillRequest, type Known, printedLine, type Values } from '@formpress/engine';
import type { Bundle } from '@formpress/model';
import type { PrintSource } from '../../6-lower/form-source.ts';
import type { Measure, View } from './views-of.ts';

/** A line, with the answers to each of its questions that take up the most space. */
type Line = {
  print: PrintSource['print'];
  answers: ReadonlyMap<string, readonly string[]>;
  view: View;
  bundle: Bundle;
};

/**
 * The answers to try in a line: all for one question, for several those that are largest by each measure. Where letters
 * that a font lacks require another font, any one of the answers may have them. A line of three or more answers is also
 * tried without some of them: the separator between the others then differs.
 */
export function trialsOf(line: Line): Values[] {
  const { answers, view } = line;
  const [first, ...others] = [...answers.keys()];
  if (first === undefined) return [new Map()];
  if (others.length === 0) {
    const texts = answers.get(first) ?? [];
    return texts.map((text) => new Map([[first, knownAs(unbroken(text, first, line))]]));
  }
  const trials = view.measures.flatMap((measure) => {
    const chosen = chooseAll(line, measure);
    return [chosen, ...foreignTrials(line, measure, chosen)];
  });
  return trials.flatMap((chosen) => [chosen, ...(answers.size > 2 ? withoutSome(chosen) : [])]);
}

function chooseAll(line: Line, measure: Measure): Map<string, Known> {
  const chosen = [...line.answers].flatMap(([question, texts]): [string, Known][] => {
    const text = most(texts, question, measure, line);
    return text === undefined ? [] : [[question, knownAs(unbroken(text, question, line))]];
  });
  return new Map(chosen);
}

/** The chosen answers, with each in turn replaced by its largest text with letters that the field's font lacks. */
function foreignTrials(line: Line, measure: Measure, chosen: Values): Map<string, Known>[] {
  const { foreign } = line.view;
  if (!foreign) return [];
  return [...line.answers].flatMap(([question, texts]) => {
    const others = texts.filter((text) => hasAny(text, foreign));
    const text = most(others, question, measure, line);
    if (text === undefined) return [];
    return [new Map([...chosen, [question, knownAs(unbroken(text, question, line))]])];
  });
}

function hasAny(text: string, codes: ReadonlySet<number>): boolean {
  return Array.from(text, (_, at) => text.charCodeAt(at)).some((code) => codes.has(code));
}

const mostAnswers = 5;

function withoutSome(values: Values): Values[] {
  const all = [...values].slice(0, mostAnswers);
  return Array.from({ length: 2 ** all.length - 1 }, (_, kept) => {
    const left = all.filter((_each, index) => (kept >> index) % 2 === 1);
    return new Map([...left, ...[...values].slice(mostAnswers)]);
  });
}

/** The text that is largest by a measure, as the line prints it. */
function most(
  texts: readonly string[],
  question: string,
  measure: Measure,
  line: Line,
): string | undefined {
  let best: { text: string; size: number } | undefined;
  for (const text of texts) {
    const size = sizeOf(text, question, measure, line);
    if (!best || size > best.size) best = { text, size };
  }
  return best?.text;
}

const nobody: FillRequest = { employee: {}, fields: {}, signForm: 'SIGN' };

function sizeOf(text: string, question: string, measure: Measure, line: Line): number {
  const { print, bundle, view } = line;
  const values = new Map([[question, knownAs(text)]]);
  const printed = print
    .filter((part) => 'question' in part && part.question === question)
    .map((part) => printedLine([part], bundle)(values, nobody))
    .join('');
  if (measure === 'width') return view.face.type.widthOf(printed);
  const characters = Array.from(printed);
  if (measure === 'length') return characters.length;
  return Math.max(0, ...characters.map(view.face.type.widthOf));
}

/**
 * A text with no-break spaces: another answer of the same width may have no spaces there. The options of a question
 * that is printed alone are all tried as they are, and so are numbers, whose spaces are dropped where space is short.
 */
function unbroken(text: string, question: string, { answers, bundle }: Line): string {
  const hasOptions = bundle.questions[question]?.options !== undefined;
  if ((hasOptions && answers.size === 1) || /^[\dX][\dX -]*$/.test(text)) return text;
  return text.replaceAll(' ', '\u00a0');
}

function knownAs(text: string): Known {
  return { value: { text }, text, sent: text };
}
