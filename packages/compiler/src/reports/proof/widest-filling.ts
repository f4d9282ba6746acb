import { type Completed, complete, type Person } from '@formpress/engine';
import { Typefaces } from '@formpress/fill';
import type { LoweredForm } from '../../phases/6-lower/lowered-form.ts';
import { fillerOf } from '../../phases/7-prove/filling/filler-of.ts';
import { personOf } from '../../phases/7-prove/filling/person-of.ts';
import { provingClock } from '../../phases/7-prove/filling/proving-clock.ts';
import { widestAnswers } from '../../phases/7-prove/fit/widest-answers.ts';
import { widestPeople } from '../../phases/7-prove/fit/widest-people.ts';
import type { Face } from '../../phases/7-prove/fit/widest-word.ts';
import { pathsOf } from '../../phases/7-prove/paths/paths-of.ts';
import type { PathRun } from '../../phases/7-prove/paths/run-path.ts';
import type { Sent } from '../../phases/7-prove/paths/sent.ts';

type People = { employee: Person; employer: Person };

/** A filled form, and the request for it. */
export type Filling = { sent: Sent; values: Completed['values']; pdf: Uint8Array };

/** Fills a form on the path that prints the most, as most people would. */
export function ordinaryFilling(form: LoweredForm): Filling {
  const { sent } = fullestPath(form);
  const filled = fill(form, sent, ordinaryPeople(form));
  if (!filled) throw new Error(`${form.bundle.id} cannot be filled on any of its paths.`);
  return { sent, values: filled.values, pdf: filled.pdf };
}

function ordinaryPeople({ bundle }: LoweredForm): People {
  return {
    employee: personOf('employee', undefined, bundle),
    employer: personOf('employer', undefined, bundle),
  };
}

/**
 * Fills a form on the path that prints the most, with the widest answers and people that are accepted and
 * fit; an answer that would lead elsewhere is kept as on the path.
 */
export function widestFilling(form: LoweredForm): Filling {
  const face = faceOf(form);
  let { sent } = fullestPath(form);
  let people = ordinaryPeople(form);
  let best = fill(form, sent, people);
  if (!best) throw new Error(`${form.bundle.id} cannot be filled on any of its paths.`);
  const length = best.path.length;
  const tryWith = (wider: Sent, wide: People) => {
    const filled = fill(form, wider, wide);
    if (filled?.path.length !== length) return;
    [sent, people, best] = [wider, wide, filled];
  };
  for (const [who, field, widest] of widestFields(form, face)) {
    tryWith(sent, { ...people, [who]: { ...people[who], [field]: widest } });
  }
  for (const id of Object.keys(sent.answers)) {
    const widest = widestOf(id, form, face);
    if (widest !== undefined)
      tryWith({ ...sent, answers: { ...sent.answers, [id]: widest } }, people);
  }
  return { sent, values: best.values, pdf: best.pdf };
}

function faceOf({ plan }: LoweredForm): Face {
  const texts = Object.values(plan.fields).flatMap((each) => (each.kind === 'text' ? each : []));
  const name = texts[0]?.places[0]?.font ?? '';
  const faces = new Typefaces(plan);
  return { name, type: name === '' ? faces.letters : faces.own(name) };
}

type PersonField = [who: keyof People, field: string, widest: Person[string]];

/** The widest value for each person field, an address as a whole. */
function widestFields({ bundle }: LoweredForm, face: Face): PersonField[] {
  const [people] = widestPeople(bundle, face);
  return (['employee', 'employer'] as const).flatMap((who) =>
    Object.entries(people?.[who] ?? {}).map(([field, widest]): PersonField => [who, field, widest]),
  );
}

function fullestPath(form: LoweredForm): PathRun {
  const printed = ({ outcome }: PathRun) =>
    'pdf' in outcome ? Object.keys(outcome.pdf).length : -1;
  const runs = pathsOf(form).runs.toSorted((a, b) => printed(b) - printed(a));
  const [fullest] = runs;
  if (!fullest) throw new Error(`${form.bundle.id} has no path.`);
  return fullest;
}

/** The widest answer to a question with free text; a choice is kept as on the path. */
function widestOf(id: string, form: LoweredForm, face: Face): string | undefined {
  const question = form.bundle.questions[id];
  if (!question || question.options || question.kind === 'yesNo') return undefined;
  const widest = widestAnswers(id, form, { face, measures: ['width'] });
  return 'texts' in widest ? widest.texts.toSorted((a, b) => b.length - a.length)[0] : undefined;
}

function fill(form: LoweredForm, { answers, federal }: Sent, people: People) {
  const request = {
    ...people,
    fields: answers,
    ...(federal && { federalValues: federal }),
    signForm: 'SIGN' as const,
  };
  const result = complete(form.bundle, request, provingClock);
  if ('refusals' in result) return undefined;
  const { path, values, pdf: printed } = result.completed;
  const filled = fillerOf(form).fill(printed, 'SIGN');
  return 'refusals' in filled ? undefined : { path, values, pdf: filled.pdf };
}
