import type { FormPlace } from '../../foundation/places.ts';
import type { FormView } from '../../foundation/wire.ts';
import type { Selection } from './state.ts';

/** What is marked in each view for a selection: questions, sets, boxes and lines. */
export type Marks = {
  questions: Set<string>;
  sets: Set<string>;
  fields: Set<string>;
  places: FormPlace[];
};

/** What belongs to a selection. */
export function marksOf(form: FormView, selection: Selection | undefined): Marks {
  if (!selection) return { questions: new Set(), sets: new Set(), fields: new Set(), places: [] };
  if (selection.kind === 'field') return marksOfField(form, selection.name);
  if (selection.kind === 'set') return marksOfSet(form, selection.id);
  const question = form.questions.find(({ id }) => id === selection.id);
  const fields = form.fields.filter(({ name }) => question?.fields.includes(name));
  return {
    questions: new Set([selection.id]),
    sets: new Set(question?.sets),
    fields: new Set(question?.fields),
    places: [
      ...(question ? [question.place] : []),
      ...fields.flatMap(({ place }) => place ?? []),
      ...Object.values(question?.translations ?? {}),
    ],
  };
}

function marksOfField(form: FormView, name: string): Marks {
  const field = form.fields.find((each) => each.name === name);
  const questions = form.questions.filter(({ id }) => field?.questions.includes(id));
  return {
    questions: new Set(field?.questions),
    sets: new Set(questions.flatMap(({ sets }) => sets)),
    fields: new Set([name]),
    places: [...(field?.place ? [field.place] : []), ...questions.map(({ place }) => place)],
  };
}

function marksOfSet(form: FormView, id: string): Marks {
  const questions = form.questions.filter(({ sets }) => sets.includes(id));
  return {
    questions: new Set(questions.map((each) => each.id)),
    sets: new Set([id]),
    fields: new Set(questions.flatMap(({ fields }) => fields)),
    places: form.sets.filter((set) => set.id === id).map(({ place }) => place),
  };
}

/** What is written on a line of a file: the smallest thing that covers it. */
export function selectionAt(form: FormView, file: string, line: number): Selection | undefined {
  type Candidate = { place: FormPlace | undefined; selection: Selection };
  const candidates: Candidate[] = [
    ...form.fields.map(({ place, name }) => ({
      place,
      selection: { kind: 'field' as const, name },
    })),
    ...form.questions.flatMap(({ id, place, translations }) =>
      [place, ...Object.values(translations)].map((each) => ({
        place: each,
        selection: { kind: 'question' as const, id },
      })),
    ),
    ...form.sets.map(({ id, place }) => ({ place, selection: { kind: 'set' as const, id } })),
  ];
  const [smallest] = candidates
    .filter(({ place }) => place?.file === file && place.from <= line && line <= place.to)
    .sort((a, b) => sizeOf(a.place) - sizeOf(b.place));
  return smallest?.selection;
}

function sizeOf(place: FormPlace | undefined): number {
  return place ? place.to - place.from : 0;
}
