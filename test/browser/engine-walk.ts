import { type ListedPath, type LoweredForm, personOf } from '@formpress/compiler';
import { complete, walk } from '@formpress/engine';
import type { QuestionSet } from '@formpress/form';
import type { Job, Walked } from './walk-in-page.ts';

const clock = { now: new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC' };

/** The result of a path in the engine: what the element must show and send. */
export function engineWalk(form: LoweredForm, path: ListedPath): Walked {
  const { bundle } = form;
  const { federal } = path;
  const answers: Record<string, string> = withUncheckedBoxes(form, path);
  const walked = walk(bundle, answers, federal);
  const request = {
    employee: personOf('employee', undefined, bundle),
    employer: personOf('employer', undefined, bundle),
    fields: answers,
    signForm: 'SIGN' as const,
    ...(federal && { federalValues: federal }),
  };
  const outcome = complete(bundle, request, clock, walked);
  const { visited: sets, values, asked } = walked;
  const interview = (federal && bundle.withFederal) || bundle.interview;
  const ids = sets.flatMap((set) => interview.sets[set]?.questions ?? []);
  const calculated: Record<string, string> = {};
  for (const id of ids)
    if (bundle.questions[id]?.calculate) calculated[id] = values.get(id)?.text ?? '';
  if ('refusals' in outcome) {
    const others = outcome.refusals.filter(({ code }) => code !== 'INELIGIBLE');
    const refused = others.map(({ field }) => field);
    return {
      sets,
      calculated,
      end: refused.length > 0 ? 'refused' : 'ineligible',
      ...(refused.length > 0 && { refused }),
    };
  }
  const { statement, taxParameters } = outcome.completed;
  const known = (id: string) => values.get(id)?.text ?? '';
  const sent = asked.filter((id) => answers[id] && values.has(id));
  const text = statement?.en.replace(/\{\{ *(\w+) *\}\}/g, (_, id) => answers[id] ?? known(id));
  return {
    sets,
    calculated,
    end: 'signed',
    ...(text === undefined ? {} : { statement: text }),
    answers: Object.fromEntries(sent.map((id) => [id, answers[id] ?? ''])),
    taxParameters: taxParameters.map(({ id, value }) => ({ id, value })),
  };
}

/** The answers of a path as the element sends them: a box that is shown and not checked is answered "false". */
function withUncheckedBoxes(
  { bundle, questionSets }: LoweredForm,
  { answers, federal }: ListedPath,
) {
  const { visited } = walk(bundle, answers, federal);
  const { interview, withFederal } = questionSets.en;
  const bodies = ((federal && withFederal) ?? interview) as Record<string, QuestionSet>;
  const boxes = visited
    .flatMap((id) => bodies[id]?.questions ?? [])
    .filter(({ displayType }) => displayType === 'CHECKBOX');
  return { ...Object.fromEntries(boxes.map(({ id }) => [id, 'false'])), ...answers };
}

/** A path as an employee takes it. Without `asksPeople`, people are known and only questions are asked. */
export function jobOf({ bundle }: LoweredForm, path: ListedPath, asksPeople: boolean): Job {
  const employee = personOf('employee', undefined, bundle);
  const employer = personOf('employer', undefined, bundle);
  return {
    properties: {
      form: bundle.id,
      version: bundle.version,
      src: '/formpress',
      timezone: 'UTC',
      ...(path.federal && { federalValues: path.federal }),
      ...(asksPeople ? {} : { employee, employer }),
    },
    answers: { ...path.answers, ...byPath('employee', employee), ...byPath('employer', employer) },
  };
}

function byPath(prefix: string, value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      typeof inner === 'string'
        ? [[`${prefix}.${name}`, inner]]
        : Object.entries(byPath(`${prefix}.${name}`, inner)),
    ),
  );
}
