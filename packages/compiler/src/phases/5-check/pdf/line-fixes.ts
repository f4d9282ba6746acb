import type { PdfField } from '@formpress/pdf';
import type { Fix, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { replaceWord } from '../../../diagnostics/fixes/fix.ts';
import { asWritten } from '../../2-parse/foundation/source.ts';
import type { LinkedBinding, LinkedForm, LinkedQuestion } from '../../4-link/linked/linked-form.ts';
import { shortestEnding } from '../../4-link/pdf/find-field.ts';
import { lineOf, questionsReadBy } from './lines-of.ts';

/** A field next to a line that its question does not name. */
export type MisplacedField = {
  question: LinkedQuestion;
  binding: LinkedBinding;
  wanted: string;
  printed: string;
};

/** Fixes for a misplaced field: it changes places with another one, or its question names the printed line. */
export function lineFixes(misplaced: MisplacedField, form: LinkedForm): Fix[] {
  const { question, wanted, printed } = misplaced;
  const isOwn = (at: SourceRange) => at.file.startsWith(`${form.folder}/`);
  const exchange = exchangeWith(misplaced, form).filter(({ edits }) =>
    edits.every(({ at }) => isOwn(at)),
  );
  const { line } = question.places;
  return [...exchange, ...(line && isOwn(line) ? [replaceWord(line, wanted, printed)] : [])];
}

/**
 * A fix that exchanges the names of a field and the only one next to the wanted line, unless that one is
 * where it belongs.
 */
function exchangeWith({ binding, wanted, printed }: MisplacedField, form: LinkedForm): Fix[] {
  const here = form.blank.fields.filter(({ widgets }) =>
    widgets.some(({ near }) => near?.line === wanted),
  );
  const [field] = here;
  if (!field || here.length > 1 || field.type !== binding.field.type) return [];
  const at = placeOf(field, printed, form);
  if (!at) return [];
  const nameOf = (name: string) => asWritten(shortestEnding(name, form.blank.fields));
  const [name, other] = [nameOf(binding.field.name), nameOf(field.name)];
  return [
    {
      title: `Swap it with ${other}, next to line ${wanted}`,
      edits: [
        { at: binding.at, text: other },
        { at, text: name },
      ],
    },
  ];
}

/** Where pdf.yaml names a field: under `fields`, if what it prints belongs next to the printed line, or under `blank`. */
function placeOf(
  { name }: PdfField,
  printed: string,
  { pdf, questions }: LinkedForm,
): SourceRange | undefined {
  const bound = pdf.bindings.find(({ field }) => field.name === name);
  if (!bound) return pdf.blank.find((each) => each.name === name)?.at;
  const lines = [...questionsReadBy(bound)]
    .flatMap((id) => questions.get(id)?.line ?? [])
    .map(lineOf);
  return lines.length > 0 && lines.every((line) => line === printed) ? bound.at : undefined;
}
