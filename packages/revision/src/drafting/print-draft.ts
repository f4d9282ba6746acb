import { asWritten, shortestEnding, writtenInRow } from '@formpress/compiler';
import type { PassageMarks } from '@formpress/pdf';
import type { Paper, PaperBox } from '../foundation/paper.ts';
import { addLine } from '../writing/add-line.ts';
import type { DraftedQuestion } from './draft-questions.ts';

/** A drafted form. */
export type Draft = {
  name: string;
  title: string;
  effective: string;
  sha256: string;
  place: string;
  people: { employee: string[]; employer: string[] };
  questions: DraftedQuestion[];
  bound: { box: PaperBox; print: string }[];
  sign: string[];
  /** Boxes that stay empty: for signatures of others, or because a person said so. */
  empty: PaperBox[];
  /** The boxes, as pdf.yaml names them, that are too small for some accepted answers. */
  tooLong: ReadonlySet<string>;
  paper: Paper;
  /** Where the file prints what people sign, if that was found, and whether it is in a language other than English. */
  statement?: PassageMarks & { isTranslated: boolean };
};

const mostInSet = 6;

export function printForm(draft: Draft): string {
  const { name, title, effective, sha256, place, people, statement } = draft;
  return `name: ${asWritten(name)}
title: ${asWritten(title)}
type: RESIDENT
effective: ${effective}
source:
  agency: TODO
  revision: TODO
  sha256: ${sha256}
${statement ? '' : 'wording: ours\n'}confidence: agency file
people:
  employee: [${people.employee.join(', ')}]
  employer: [${people.employer.join(', ')}]
statements:
  sign: ${statement ? readFrom(statement) : 'TODO'}
taxParameters:
  ${place}.isExempt: { is: 'false', type: boolean, about: TODO }
`;
}

/** The entry that reads a statement from the agency's file. Only a person knows the English of one in another language. */
function readFrom({ page, starts, ends, isTranslated }: NonNullable<Draft['statement']>): string {
  const marks = `starts: ${writtenInRow(starts)}, ends: ${writtenInRow(ends)}`;
  return `{ from: blank, page: ${page}, ${marks}${isTranslated ? ', otherwise: TODO' : ''} }`;
}

/** Questions in sets of a few, each with the words that are printed next to its box. */
export function printQuestions({ questions }: Draft): string {
  const sets = setsOf(questions);
  const printed = sets.map((set, i) => {
    const next = i + 1 < sets.length ? `QS${i + 2}` : '{ finish: sign }';
    return [
      `QS${i + 1}:`,
      `  breadcrumb: Page ${set[0]?.page ?? 1}`,
      '  questions:',
      ...set.flatMap(questionLines),
      `  next: ${next}`,
    ].join('\n');
  });
  return `${printed.join('\n')}\n`;
}

function setsOf(questions: readonly DraftedQuestion[]): DraftedQuestion[][] {
  const sets: DraftedQuestion[][] = [];
  for (const question of questions) {
    const last = sets.at(-1);
    if (last && last.length < mostInSet && last[0]?.page === question.page) last.push(question);
    else sets.push([question]);
  }
  return sets;
}

function questionLines(question: DraftedQuestion): string[] {
  const { id, line, words, answer, digits, options, calculate } = question;
  return [
    `    # ${line === undefined ? '' : `line ${line}: `}${words.replaceAll('\n', ' ')}`.trimEnd(),
    `    ${id}:`,
    '      ask: TODO',
    ...(line === undefined ? [] : [`      line: ${asWritten(line)}`]),
    `      answer: ${answer}`,
    ...(options ?? []).flatMap(({ code, text }, i) => [
      ...(i === 0 ? ['      options:'] : []),
      `        ${code}: ${asWritten(text)}`,
    ]),
    ...(digits === undefined || calculate !== undefined ? [] : [`      digits: ${digits}`]),
    ...(calculate === undefined
      ? [`      required: ${answer === 'yesNo' || options ? 'always' : 'never'}`]
      : []),
    ...(calculate === undefined ? [] : [`      calculate: '${calculate}'`]),
  ];
}

/** Every box of the file: first the facts about people, then the answers, in reading order. */
export function printPdf({ bound, questions, sign, empty, paper, tooLong }: Draft): string {
  const nameOf = (field: string) => asWritten(shortestEnding(field, paper.fields));
  const lineOf = (field: string, value: string) => {
    const name = nameOf(field);
    return `  ${name}: ${tooLong.has(name) ? refusing(value) : inQuotes(value)}`;
  };
  const people = bound.map(({ box, print }) => lineOf(box.field, print));
  const asked = questions.flatMap(({ bindings }) =>
    bindings.map(({ field, value }) => lineOf(field, value)),
  );
  // On a flat file, a place stays empty if no field is added there.
  const blank = paper.proposed.length > 0 ? [] : empty.map(({ field }) => `  - ${nameOf(field)}`);
  const bindings = questions.flatMap((question) => question.bindings.map(({ field }) => field));
  const used = new Set([...bound.map(({ box }) => box.field), ...bindings]);
  const added = paper.proposed
    .filter(({ name }) => used.has(name))
    .map((field) => `  ${addLine(field)}`);
  const lines = ['fields:', ...people, ...asked, 'sign:', ...sign];
  if (added.length > 0) lines.push('add:', ...added);
  return [...lines, ...(blank.length > 0 ? ['blank:', ...blank] : []), ''].join('\n');
}

function inQuotes(value: string): string {
  if (value.startsWith('{ by:')) return value;
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}

/** The entry for a text that may be too long for its box. */
function refusing(print: string): string {
  return `{ print: '${print}', overflow: refuse, because: TODO }`;
}
