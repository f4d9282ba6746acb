import type { Bundle, Part, Style } from '@formpress/model';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { TextNode } from '../2-parse/yaml-node.ts';
import { spanIn } from './entries.ts';
import type { LinkedPrint, LinkedQuestion, Read } from './linked-form.ts';
import { parseTemplate, type TemplatePiece } from './parse-template.ts';

/** What a printed text may name. */
export type PrintScope = {
  report: Report;
  questions: Map<string, LinkedQuestion>;
  people: Bundle['people'];
};

type Placeholder = Exclude<TemplatePiece, { words: string }>;

/** Links a text to be printed: questions, employee and employer fields, each with a style if wanted. */
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
    if (!part) return undefined;
    print.push(part);
    if ('question' in part && 'start' in piece) {
      reads.push({ name: part.question, at: spanIn(node, piece.start, piece.end) });
    }
  }
  return { print, reads };
}

function linkPiece(piece: Placeholder, node: TextNode, scope: PrintScope): Part | undefined {
  const refuse = (code: string, message: string, help?: string): undefined => {
    const at = spanIn(node, piece.start, piece.end);
    scope.report({ code, severity: 'error', at, message, ...(help ? { help } : {}) });
    return undefined;
  };
  const style = styleOf(piece);
  if (style === 'unknown') {
    const help = 'Known are bare, date, whole and cents; date needs a format such as "YYYY/MM/DD".';
    return refuse('broken-placeholder', `"${piece.source}" is not a way to print a value.`, help);
  }
  const styled = style ? { style } : {};
  const person = personFields(scope.people);
  if (/^employe[er]\./.test(piece.name)) {
    if (person.has(piece.name)) return { person: piece.name, ...styled };
    const near = didYouMean(piece.name, person);
    return refuse(
      'unknown-person-field',
      `This form has no "${piece.name}".${near}`,
      'It must stand under people in form.yaml.',
    );
  }
  const question = scope.questions.get(piece.name);
  if (!question) {
    const near = didYouMean(piece.name, [...scope.questions.keys(), ...person]);
    return refuse('unknown-question', `The form has no question "${piece.name}".${near}`);
  }
  if (question.kind === 'date' && !(style && 'date' in style)) {
    const help = `Write {{date ${piece.name} "MM/DD/YYYY"}}.`;
    return refuse('broken-placeholder', `"${piece.name}" is a date and needs a format.`, help);
  }
  return { question: piece.name, ...styled };
}

function styleOf({ word, arguments: words }: Placeholder): Style | undefined | 'unknown' {
  if (word === undefined) return undefined;
  const [first, second] = words;
  if (word === 'date')
    return first !== undefined && /^[YMD/. -]+$/.test(first) ? { date: first } : 'unknown';
  if (word === 'whole' || word === 'cents') return { part: word };
  if (word !== 'bare') return 'unknown';
  return first === undefined
    ? { bare: true }
    : { bare: true, from: Number(first), to: Number(second ?? first) };
}

/** Every employee and employer name that the form's people allow. */
function personFields(people: Bundle['people']): Set<string> {
  const names = new Set<string>(['employee.name']);
  for (const who of ['employee', 'employer'] as const) {
    for (const [name, { use }] of Object.entries(people[who])) {
      if (use !== 'unused') names.add(`${who}.${name}`);
    }
    if (people[`${who}Address`] === 'unused') continue;
    names.add(`${who}.address`);
    for (const name of [...Object.keys(people.address.us), ...Object.keys(people.address.ca)]) {
      names.add(`${who}.address.${name}`);
    }
  }
  return names;
}
