import type { Bundle, Part, Style } from '@formpress/model';
import { suggest } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import { spanIn } from '../foundation/entries.ts';
import type { LinkedPrint, LinkedQuestion, Read } from '../linked/linked-form.ts';
import { unknownName } from '../names/unknown-name.ts';
import { personFields } from '../people/person-fields.ts';
import { parseTemplate, type TemplatePiece } from '../texts/parse-template.ts';

/** What a printed text may name. */
export type PrintScope = {
  report: Report;
  questions: Map<string, LinkedQuestion>;
  people: Bundle['people'];
};

type Placeholder = Exclude<TemplatePiece, { words: string }>;
type StyleProblem = { message: string; help: string };

/** Links a text to be printed: questions, employee and employer fields, each with an optional style. */
export function linkPrint(node: TextNode, scope: PrintScope): LinkedPrint | undefined {
  const parsed = parseTemplate(node.value);
  if ('problem' in parsed) {
    const at = spanIn(node, parsed.start, parsed.end);
    scope.report({ code: 'broken-placeholder', severity: 'error', at, message: parsed.problem });
    return undefined;
  }
  const print: Part[] = [];
  const reads: Read[] = [];
  for (const piece of parsed.pieces) {
    const part = 'words' in piece ? { words: piece.words } : linkPiece(piece, node, scope);
    if (part) print.push(part);
    if (part && 'question' in part && 'start' in piece) {
      reads.push({ name: part.question, at: spanIn(node, piece.start, piece.end) });
    }
  }
  return print.length === parsed.pieces.length ? { print, reads } : undefined;
}

function linkPiece(piece: Placeholder, node: TextNode, scope: PrintScope): Part | undefined {
  const at = spanIn(node, piece.start, piece.end);
  const style = styleOf(piece);
  const styled = typeof style === 'object' ? { style } : {};
  const isPerson = /^employe[er]\./.test(piece.name);
  const question = isPerson ? undefined : scope.questions.get(piece.name);
  const problem = styleProblem(piece, style, question);
  if (problem) {
    scope.report({ code: 'broken-placeholder', severity: 'error', at, ...problem });
    return undefined;
  }
  if (question) return { question: piece.name, ...styled };
  const person = personFields(scope.people);
  if (person.has(piece.name)) return { person: piece.name, ...styled };
  if (isPerson) {
    const [who, field] = piece.name.split('.');
    const { question: meant, ...fixes } = suggest(piece.name, person, at);
    const message = `This form does not ask for "${piece.name}".${meant}`;
    const add = meant === '' ? `: add ${field} to ${who} there` : '';
    const help = `It asks for what is listed under people in form.yaml${add}.`;
    scope.report({ code: 'unknown-person-field', severity: 'error', at, message, help, ...fixes });
  } else {
    const known = [...scope.questions.keys(), ...person];
    scope.report(unknownName('unknown-question', piece.name, known, at));
  }
  return undefined;
}

function styleOf({ word, arguments: words }: Placeholder): Style | undefined | 'unknown' {
  if (word === undefined) return undefined;
  const [first, second] = words;
  if (word === 'date')
    return first !== undefined && /^[YMD/. -]+$/.test(first) ? { date: first } : 'unknown';
  if (word === 'whole' || word === 'cents') return { part: word };
  if (word === 'ssn') return { ssn: true };
  if (word !== 'bare') return 'unknown';
  return first === undefined
    ? { bare: true }
    : { bare: true, from: Number(first), to: Number(second ?? first) };
}

/** What is wrong with how a value is to be printed, if anything. */
function styleProblem(
  piece: Placeholder,
  style: ReturnType<typeof styleOf>,
  question: LinkedQuestion | undefined,
): StyleProblem | undefined {
  if (piece.isAmount) {
    const help = 'Put words that are the same for everyone in the blank, or under add with print.';
    return { message: `"${piece.source}" is an amount, but a field prints only answers.`, help };
  }
  if (style && typeof style === 'object' && 'bare' in style && isBackwards(style)) {
    const help = 'Write the first and the last character that are printed, counted from 1: 1 3.';
    return { message: `"${piece.source}" takes no characters.`, help };
  }
  if (style === 'unknown') {
    const help =
      'The known ones are bare, ssn, whole, cents, and date with a format such as "YYYY/MM/DD".';
    return { message: `"${piece.source}" is not a way to print a value.`, help };
  }
  if (style && 'ssn' in style && (!question || (question.kind !== 'text' && !question.unsure))) {
    const message = `"${piece.source}" is for a question that asks for a social security number.`;
    return { message, help: `Write {{${piece.name}}}.` };
  }
  return question && !question.unsure ? kindProblem(piece, style, question) : undefined;
}

function isBackwards({ from = 1, to = from }: { from?: number; to?: number }): boolean {
  return from < 1 || to < from;
}

function kindProblem(
  { source, name }: Placeholder,
  style: Style | undefined,
  { kind, numeric }: LinkedQuestion,
): StyleProblem | undefined {
  const asDate = style !== undefined && 'date' in style;
  const asNumber = style !== undefined && 'part' in style;
  if (kind === 'yesNo') {
    const help = `Tick a box by it, or choose words by the answer: { by: ${name}, true: EXEMPT }.`;
    return { message: `"${name}" is answered yes or no, which cannot be printed.`, help };
  }
  if (kind === 'date' && !asDate) {
    const help = `Write {{date ${name} "MM/DD/YYYY"}}.`;
    return { message: `"${name}" is a date and needs a format.`, help };
  }
  const wanted = asDate && kind !== 'date' ? 'date' : 'number';
  const isWanted = wanted === 'date' || (asNumber && kind !== 'number' && !numeric);
  if (!isWanted) return undefined;
  const message = `"${source}" prints a ${wanted}, but "${name}" is not a ${wanted}.`;
  return { message, help: `Write {{${name}}}.` };
}
