/** The core of the form element comes to the same results as the engine, on every path and in every case. */
import { createReport, type LoweredForm, listPaths, lowerDefinitions } from '@formpress/compiler';
import { rulesBrokenBy, walk } from '@formpress/engine';
import { type QuestionSet, readPath } from '@formpress/form';
import { printDecimal, rational } from '@formpress/formula';
import { expect, it } from 'vitest';
import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { sampled } from '../foundation/sampled.ts';
import { testCache } from '../foundation/test-cache.ts';

type Sent = { answers: Record<string, string>; federal?: Record<string, string> };

/** Everything that is sent on a path or in a case of a form. */
function sentTo(form: LoweredForm): Sent[] {
  const cases = form.source.cases.map(({ data }) => data as Sent);
  return [...listPaths(form).paths, ...cases];
}

function read(form: LoweredForm, { answers, federal }: Sent) {
  const { visited, values, refusals, end } = walk(form.bundle, answers, federal);
  const { interview, withFederal } = form.questionSets.en;
  const bodies = ((federal && withFederal) ?? interview) as Record<string, QuestionSet>;
  const sets = visited.map((id) => bodies[id] as QuestionSet);
  const core = readPath(sets, answers);
  const request = { employee: {}, fields: answers, signForm: 'PREVIEW' as const };
  const broken = rulesBrokenBy(
    form.bundle,
    federal ? { ...request, federalValues: federal } : request,
  );
  const calculated = sets.flatMap(({ questions }) => questions.filter((each) => each.isCalculated));
  const engine = {
    calculated: Object.fromEntries(
      calculated.map(({ id, calculation }) => {
        const blank = printDecimal(rational('0'), calculation?.scale ?? 0);
        return [id, values.get(id)?.text ?? blank];
      }),
    ),
    refused: refusals.map(({ field }) => field.replace('fields.', '')).sort(),
    rules: broken.sort(),
    end: 'ineligible' in end ? 'ineligible' : 'finish' in end ? 'finish' : 'unanswered',
  };
  const zeros = Object.fromEntries(
    calculated.map(({ id, calculation }) => [
      id,
      printDecimal(rational('0'), calculation?.scale ?? 0),
    ]),
  );
  const ofRules = core.problems.filter(({ rule }) => rule !== undefined);
  const client = {
    calculated: { ...zeros, ...core.calculated },
    refused: core.problems
      .filter(({ rule }) => rule === undefined)
      .map(({ questionId }) => questionId)
      .sort(),
    rules: ofRules.map(({ rule }) => rule).sort(),
    end:
      core.next === 'INELIGIBLE'
        ? 'ineligible'
        : core.next === undefined
          ? 'unanswered'
          : 'set' in core.next
            ? 'more'
            : 'finish',
  };
  return { client, engine };
}

it.each([
  ['definitions', definitions],
  ['kitchen sink', kitchenSink],
])(
  'agrees with the engine on every path and case: %s',
  async (name, folder) => {
    const { lowered } = await lowerDefinitions(folder, createReport(), testCache());
    const forms = name === 'definitions' ? sampled(lowered.forms) : lowered.forms;
    let compared = 0;
    for (const form of forms) {
      for (const sent of sentTo(form)) {
        const { client, engine } = read(form, sent);
        // Only the service knows what federal values mean for answers that are left blank.
        if (sent.federal) engine.rules = engine.rules.filter((id) => client.rules.includes(id));
        const about = { form: form.bundle.id, version: form.bundle.version, sent };
        expect({ ...about, ...client }).toEqual({ ...about, ...engine });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
  },
  300_000,
);
