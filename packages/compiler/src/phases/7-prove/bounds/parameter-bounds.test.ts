import { fileURLToPath } from 'node:url';
import { rational } from '@formpress/formula';
import type { Bundle } from '@formpress/model';
import { acceptsText, numbersOf } from '@formpress/patterns';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { seedOfTheDay } from '../../../../../../test/foundation/seed-of-the-day.ts';
import { createReport } from '../../../diagnostics/report.ts';
import { lowerDefinitions } from '../../../workspace/compile.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { pathsOf } from '../paths/paths-of.ts';
import { pathRunner } from '../paths/run-path.ts';
import type { Sent } from '../paths/sent.ts';
import { holds, isBounded } from './interval.ts';
import { parameterBounds } from './parameter-bounds.ts';

const folder = fileURLToPath(new URL('../../../../../../definitions', import.meta.url));
const sample = process.env.ALL ? Number.POSITIVE_INFINITY : 15;

let forms: LoweredForm[] = [];
beforeAll(async () => {
  forms = (await lowerDefinitions(folder, createReport())).lowered.forms;
});

it('bounds every tax parameter that is a number, on every form', () => {
  const unbounded = forms.flatMap(({ bundle }) =>
    [...parameterBounds(bundle)]
      .filter(([, bounds]) => !isBounded(bounds))
      .map(([id]) => `${bundle.id} ${bundle.version} ${id}`),
  );
  expect(unbounded).toEqual([]);
});

it(`reports no number that a form cannot yield, whatever people answer (seed ${seedOfTheDay})`, () => {
  const chosen = shuffled(forms, seedOfTheDay).slice(0, sample);
  for (const form of chosen) {
    const bounds = parameterBounds(form.bundle);
    const run = pathRunner(form);
    const paths = pathsOf(form).runs.map(({ sent }) => sent);
    const anyAnswers = fc.constantFrom(...paths).chain((sent) => answersLike(sent, form.bundle));
    fc.assert(
      fc.property(anyAnswers, (sent) => {
        const { outcome } = run(sent);
        if (!('taxParameters' in outcome)) return;
        const wrong = outcome.taxParameters.filter(({ id, value }) => {
          const bound = bounds.get(id);
          return bound !== undefined && !holds(bound, rational(value));
        });
        expect(wrong, `${form.bundle.id} ${form.bundle.version}`).toEqual([]);
      }),
      { numRuns: 60, seed: seedOfTheDay },
    );
  }
});

/** The same path with other numbers: the least and the greatest that are accepted, and others between them. */
function answersLike(sent: Sent, { questions }: Bundle): fc.Arbitrary<Sent> {
  const answers = Object.entries(sent.answers).map(([id, answer]) => {
    const question = questions[id];
    const isAmount = question?.kind === 'number' && question.accepts !== undefined;
    return [
      id,
      isAmount ? anyNumber(question.accepts ?? '', answer) : fc.constant(answer),
    ] as const;
  });
  return fc.record(Object.fromEntries(answers)).map((changed) => ({ ...sent, answers: changed }));
}

function anyNumber(accepts: string, usual: string): fc.Arbitrary<string> {
  const { lowest = '0', greatest = usual, decimals } = numbersOf(accepts);
  const scale = 10 ** Math.min(decimals, 2);
  const [low, high] = [lowest, greatest].map((end) => Math.round(Number(end) * scale));
  const between = fc
    .maxSafeInteger()
    .map((any) => (low ?? 0) + (Math.abs(any) % ((high ?? 0) - (low ?? 0) + 1)))
    .map((number) => String(number / scale))
    .filter((text) => acceptsText(accepts, text));
  return fc.oneof(between, fc.constantFrom(lowest, greatest, usual));
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  return (
    fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), {
      seed,
      numRuns: 1,
    })[0] ?? []
  );
}
