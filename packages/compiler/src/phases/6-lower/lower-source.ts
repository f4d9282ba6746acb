import { canonicalJson } from '@formpress/comparison';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type {
  LinkedBinding,
  LinkedForm,
  LinkedInterview,
  LinkedPrint,
  LinkedQuestion,
  LinkedSet,
  LinkedSign,
} from '../4-link/linked/linked-form.ts';
import type { LinkedText } from '../4-link/linked/linked-text.ts';
import { describeBinding } from './describe-binding.ts';
import type {
  BindingSource,
  FormSource,
  PdfSource,
  PrintSource,
  QuestionSource,
  SignSource,
  TableSource,
} from './form-source.ts';
import { lowerRules } from './lower-rules.ts';
import { picksOf } from './picks-of.ts';

/** Extracts what proofs and locks need from a linked form besides its bundle. */
export function lowerSource(form: LinkedForm): FormSource {
  const { folder, folders, at, effectiveAt, interview, withFederal, cases, locks } = form;
  return {
    folder,
    folders,
    ...(form.basedOnAt ? { basedOnAt: form.basedOnAt } : {}),
    at,
    effectiveAt,
    questions: new Map([...form.questions].map(([id, each]) => [id, questionSource(each)])),
    interview: nextPlaces(interview),
    ...(withFederal ? { withFederal: nextPlaces(withFederal.interview) } : {}),
    statements: new Map([...form.statements].map(([name, { at: place }]) => [name, place])),
    readStatements: form.readStatements,
    taxParameters: new Map(form.taxParameters.map(({ id, at: place }) => [id, place])),
    amounts: [...form.amounts.values()].map(({ name, at: place, amount, tables }) => ({
      name,
      at: place,
      amount,
      tables,
    })),
    tables: [...interview.sets, ...(withFederal?.interview.sets ?? [])].flatMap(tablesOf),
    picks: picksOf(form),
    rules: lowerRules(form),
    peopleAt: form.peopleAt,
    peoplePatternsAt: form.peoplePatternsAt,
    pdf: pdfSource(form),
    cases,
    locks,
  };
}

function questionSource({ at, places, options, prints }: LinkedQuestion): QuestionSource {
  return {
    at,
    places,
    options: options.map(({ value, at: place }) => ({ value, at: place })),
    printsNothing: prints === 'nothing',
  };
}

function nextPlaces({ sets }: LinkedInterview): ReadonlyMap<string, SourceRange> {
  return new Map(sets.map(({ id, next }) => [id, next.at]));
}

function tablesOf({ id, at, notes, questions }: LinkedSet): TableSource[] {
  const all = [...notes, ...questions.flatMap(({ question }) => question.notes)];
  const tables = all.flatMap((note) => ('table' in note && !note.shows ? [note.table] : []));
  return tables.map(({ headers, rows }, index) => ({
    set: id,
    number: index + 1,
    at,
    rows: [headers, ...rows].map((row) =>
      row.map((cell) => ({ text: english(cell), at: cell.at })),
    ),
  }));
}

function english({ en }: LinkedText): string {
  return en.map((part) => ('words' in part ? part.words : canonicalJson(part))).join('');
}

function pdfSource({ blank, pdf }: LinkedForm): PdfSource {
  return {
    blankAt: blank.at,
    fields: blank.fields,
    fieldsAt: pdf.fieldsAt,
    bindings: pdf.bindings.map(bindingSource),
    sign: new Map(pdf.sign.map((sign) => [sign.name, signSource(sign)])),
    added: new Map(pdf.add.map(({ name, page, box }) => [name, { page, box }])),
  };
}

function signSource({ at, field, page, box }: LinkedSign): SignSource {
  return {
    at,
    ...(field === undefined ? {} : { field }),
    ...(page === undefined || !box ? {} : { page, box }),
  };
}

function bindingSource(binding: LinkedBinding): BindingSource {
  const { field, written, at } = binding;
  const prints = printsOf(binding).map(printSource);
  return { field: field.name, written, at, holds: describeBinding(binding), prints };
}

function printsOf(binding: LinkedBinding): LinkedPrint[] {
  if ('print' in binding) return [binding];
  if (!('choose' in binding)) return [];
  return [...binding.choose.values()].filter((chosen) => 'print' in chosen);
}

function printSource({ print, reads, overflow, overflowAt }: LinkedPrint): PrintSource {
  return {
    print,
    reads: reads.map(({ name }) => name),
    ...(overflow ? { overflow } : {}),
    ...(overflowAt ? { overflowAt } : {}),
  };
}
