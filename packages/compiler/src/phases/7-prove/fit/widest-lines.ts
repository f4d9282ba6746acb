import { type FillRequest, printedLine } from '@formpress/engine';
import type { PrintSource } from '../../6-lower/form-source.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { trialsOf } from './trials-of.ts';
import { viewsOf } from './views-of.ts';
import { type Answers, widestAnswers } from './widest-answers.ts';
import { widestPeople } from './widest-people.ts';
import { type Face, repeatWidestCharacter } from './widest-word.ts';

/** The texts of a line that take up the most space in a field, or the question whose answers have no maximum length. */
export function widestLines(field: string, { print }: PrintSource, form: LoweredForm): Answers {
  const planned = form.plan.fields[field];
  if (planned?.kind !== 'text') return { texts: [] };
  const questions = [
    ...new Set(print.flatMap((part) => ('question' in part ? part.question : []))),
  ];
  const line = printedLine(print, form.bundle);
  const texts = new Set<string>();
  const requests = asksPeople(print) ? peopleIn : anyone;
  for (const view of viewsOf(planned, form.plan)) {
    if (view.foreign && !hasLetters(print, form)) continue;
    const answers = new Map<string, string[]>();
    for (const question of questions) {
      const widest = widestAnswers(question, form, view);
      if (!('texts' in widest)) return widest;
      answers.set(question, [...widest.texts, ...widestPieces(question, print, form, view.face)]);
    }
    for (const values of trialsOf({ print, answers, view, bundle: form.bundle })) {
      for (const request of requests(view.face, form)) texts.add(line(values, request));
    }
  }
  texts.delete('');
  return { texts: [...texts] };
}

/** A text as wide as any piece of a text that is printed in pieces. */
function widestPieces(
  question: string,
  print: PrintSource['print'],
  { bundle }: LoweredForm,
  face: Face,
): string[] {
  const { kind, options, accepts } = bundle.questions[question] ?? {};
  const isInPieces = print.some((part) => {
    const isRead = 'question' in part && part.question === question;
    return isRead && part.style && 'bare' in part.style && part.style.to !== undefined;
  });
  if (!isInPieces || kind !== 'text' || options || accepts === undefined) return [];
  return [repeatWidestCharacter(accepts, face)];
}

/** Whether what a line prints depends on people or on how the form is signed. */
function asksPeople(print: PrintSource['print']): boolean {
  return print.some(
    (part) => 'person' in part || ('question' in part && part.style && 'ssn' in part.style),
  );
}

/** Whether a line prints more than numbers and dates, which every font has. */
function hasLetters(print: PrintSource['print'], { bundle }: LoweredForm): boolean {
  return print.some((part) => {
    if (!('question' in part)) return true;
    const kind = bundle.questions[part.question]?.kind;
    return kind !== 'number' && kind !== 'date';
  });
}

function anyone(): FillRequest[] {
  return [{ employee: {}, fields: {}, signForm: 'SIGN' }];
}

const people = new WeakMap<LoweredForm, Map<string, FillRequest[]>>();

/** The people who print widest in a font. */
function peopleIn(face: Face, form: LoweredForm): FillRequest[] {
  const known = people.get(form) ?? new Map<string, FillRequest[]>();
  people.set(form, known);
  const found = known.get(face.name) ?? widestPeople(form.bundle, face);
  known.set(face.name, found);
  return found;
}
