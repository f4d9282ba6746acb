import { createHash } from 'node:crypto';
import { type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import { findStatements } from '@formpress/pdf';
import type { Paper, PaperBox } from '../foundation/paper.ts';
import { nodeIn, rootOf } from '../foundation/yaml-nodes.ts';
import { usablePaper } from '../reading/usable-paper.ts';
import { type BoxUse, unused } from './box-use.ts';
import { draftQuestions } from './draft-questions.ts';
import { partsOfNumber } from './parts-of-number.ts';
import { type PersonField, personField, personPrinting } from './person-field.ts';
import { type Draft, printForm, printPdf, printQuestions } from './print-draft.ts';
import { printTranslations } from './print-translations.ts';
import { type SignPlaces, signPlaces } from './sign-places.ts';

/** What a form is drafted from. */
export type DraftRequest = {
  file: { name: string; bytes: Uint8Array };
  id: string;
  version: string;
  /** The folder of the place, such as us/MI. */
  place: string;
  /** The translations that all forms of the place share, by language. */
  translations: Record<TranslatedLanguage, readonly Uint8Array[]>;
  /** The boxes, as pdf.yaml names them, that are too small for some accepted answers. */
  tooLong?: ReadonlySet<string>;
  /** The uses that a person chose for boxes, by field. */
  uses?: ReadonlyMap<string, string>;
};

/** A draft: its files by their paths in the definitions, and how much of it was recognised. */
export type DraftedForm = {
  files: Map<string, Uint8Array>;
  boxes: number;
  /** What each box is for, except those of the signature. */
  uses: BoxUse[];
  people: number;
  questions: number;
  calculated: number;
};

/** Drafts a form that nobody has written, from the agency's file. */
export function draftForm(request: DraftRequest): DraftedForm {
  const { file, id, version, place, translations, tooLong = new Set<string>() } = request;
  const paper = usablePaper(file.bytes, file.name);
  const draft = {
    ...draftOf(paper, request),
    ...statementIn(file.bytes, id),
    tooLong,
  };
  const folder = `${place}/${id}/${version}`;
  const encode = (text: string) => new TextEncoder().encode(text);
  const files = new Map([
    [`${folder}/form.yaml`, encode(printForm(draft))],
    [`${folder}/questions.yaml`, encode(printQuestions(draft))],
    [`${folder}/pdf.yaml`, encode(printPdf(draft))],
    [`${folder}/blank.pdf`, file.bytes],
    ...translatedLanguages.map((language): [string, Uint8Array] => [
      `${place}/${id}/translations/${language}.yaml`,
      encode(printTranslations(draft, language, englishIn(translations[language]))),
    ]),
  ]);
  const calculated = draft.questions.filter(({ calculate }) => calculate !== undefined).length;
  return {
    files,
    boxes: paper.boxes.length,
    uses: usesIn(draft),
    people: draft.bound.length,
    questions: draft.questions.length,
    calculated,
  };
}

/** The likeliest of the statements that people sign on the file. Ids of forms in Spanish and French end in SP and FR. */
function statementIn(bytes: Uint8Array, id: string): Pick<Draft, 'statement'> {
  const [found] = findStatements(bytes);
  if (!found) return {};
  const { page, starts, ends } = found;
  return { statement: { page, starts, ends, isTranslated: /(?:SP|FR)$/.test(id) } };
}

/** The English texts that are already translated. */
function englishIn(files: readonly Uint8Array[]): Set<string> {
  const roots = files.flatMap((bytes) => rootOf('translations.yaml', bytes) ?? []);
  const pairs = roots.flatMap((root) => (root.kind === 'list' ? root.items : []));
  const texts = pairs.flatMap((pair) => nodeIn(pair, 'en') ?? []);
  return new Set(texts.flatMap((node) => (node.kind === 'text' ? [node.value] : [])));
}

/** What each box is for, by its field. */
function usesIn({ bound, questions, empty }: Draft): BoxUse[] {
  const asked = questions.flatMap(({ answer, isSure, calculate, bindings }) =>
    bindings.map(({ field }) => ({ field, use: calculate ? 'calculated' : answer, isSure })),
  );
  return [
    ...bound.map(({ box, print }) => ({ field: box.field, use: print, isSure: true })),
    ...asked,
    ...empty.map(({ field }) => ({ field, use: unused, isSure: true })),
  ];
}

function draftOf(
  paper: Paper,
  { file, place, version, uses = new Map() }: DraftRequest,
): Omit<Draft, 'tooLong'> {
  const sign = signPlaces(paper);
  const rest = paper.boxes.filter(
    (box) => !sign.boxes.includes(box) && !isRestOf(box, sign, paper),
  );
  const once = new Set<string>();
  const bound = rest.flatMap((box) => {
    const use = uses.get(box.field);
    const guess = use === undefined ? personField(box, isOfEmployer(box, paper)) : undefined;
    const person = use === undefined ? guess : personPrinting(use);
    if (!person || (guess && once.has(guess.print))) return [];
    once.add(person.print);
    return [{ box, person }];
  });
  const parts = bound.flatMap(({ box, person }) => partsOfNumber(box, person.print, rest));
  const printed = parts.length > 0 ? withoutWhole(bound, parts) : bound;
  const known = [...printed, ...parts].map(({ box }) => box);
  const isEmpty = ({ field, type }: PaperBox) => type === 'signature' || uses.get(field) === unused;
  const asked = rest.filter((box) => !isEmpty(box) && !known.includes(box));
  const [year = '', month = '1'] = version.split('.');
  const facts = (kind: 'employee' | 'employer') => [
    ...new Set(bound.flatMap(({ person }) => person[kind])),
  ];
  return {
    name: nameOf(paper),
    title: titleOf(paper),
    effective: `${year}-${month.padStart(2, '0')}-01`,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    place: place.split('/').at(-1)?.replace('federal', 'FED') ?? '',
    people: { employee: facts('employee'), employer: facts('employer') },
    questions: draftQuestions(asked, uses),
    bound: [...printed.map(({ box, person }) => ({ box, print: printOf(person, once) })), ...parts],
    sign: sign.lines,
    empty: onePerField(rest.filter(isEmpty)),
    paper,
  };
}

/** Whether a found box is a second part of the signature's date, such as the line for its year. */
function isRestOf(
  { page, box, text }: PaperBox,
  { boxes }: SignPlaces,
  { proposed }: Paper,
): boolean {
  const isBeside = (each: PaperBox) =>
    each.page === page && each.text === text && Math.abs(each.box[1] - box[1]) < 4;
  return proposed.length > 0 && boxes.some(isBeside);
}

/** The first box of each field. */
function onePerField(boxes: readonly PaperBox[]): PaperBox[] {
  return boxes.filter(
    ({ field }, index) => boxes.findIndex((each) => each.field === field) === index,
  );
}

/** What a box prints: of the employer's address only the street, if the city has its own box. */
function printOf({ print }: PersonField, all: ReadonlySet<string>): string {
  const isDivided = all.has('{{employer.address.city}}') && print === '{{employer.address}}';
  return isDivided
    ? '{{employer.address.streetAddress1}} {{employer.address.streetAddress2}}'
    : print;
}

type Bound = { box: PaperBox; person: PersonField };

function withoutWhole(bound: Bound[], parts: { box: PaperBox }[]): Bound[] {
  return bound.filter(({ box }) => !parts.some((part) => part.box === box));
}

/** The number of a form, such as DW-4, where it is printed beside the word. */
function nameOf({ rows }: Paper): string {
  const found = rows.map(
    ({ text }) => /\bform\s+([A-Z]{1,3}[A-Z0-9]*-?[A-Z0-9-]*[0-9][A-Z]?)\b/i.exec(text)?.[1],
  );
  return found.find((name) => name !== undefined && /^[A-Z0-9-]+$/.test(name)) ?? 'TODO';
}

/** The largest print near the top of the first page. */
function titleOf({ rows, pages }: Paper): string {
  const top = (pages[0]?.height ?? 792) * 0.75;
  const words = rows.filter(
    ({ page, box, text }) => page === 1 && box[1] > top && /[a-z]{3}/i.test(text),
  );
  const [largest] = words.sort((a, b) => b.box[3] - a.box[3]);
  return largest?.text ?? 'TODO';
}

/** Whether a box is below a heading for the employer. */
function isOfEmployer({ page, box }: PaperBox, { rows }: Paper): boolean {
  const headings = rows.filter(
    (row) =>
      row.page === page &&
      row.box[1] > box[1] &&
      /^\W*(employee|employer|part|section|step)\b/i.test(row.text),
  );
  const nearest = headings.sort((a, b) => a.box[1] - b.box[1])[0];
  return nearest !== undefined && /employer/i.test(nearest.text) && !/employee/i.test(nearest.text);
}
