import { createReport, type LoweredForm, lowerDefinitions } from '@formpress/compiler';
import { walk } from '@formpress/engine';
import { printDecimal, rational, roundToScale } from '@formpress/formula';
import { expect, it } from 'vitest';
import { calculate, decimal } from '../../packages/formula/test/client-calculator.ts';
import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { clientAnswers } from './client-answers.ts';

type Calculated = {
  id: string;
  calculation?: { formula: string; scale: number; roundingMode?: 'HALF_UP' };
};

/** Calculates every calculated question on the path from its printed formula alone. */
function clientValues(
  form: LoweredForm,
  path: string[],
  answers: Record<string, string>,
  federal: boolean,
) {
  const bound = clientAnswers(form, path, answers);
  const { interview, withFederal } = form.questionSets.en;
  const bodies = (federal ? withFederal : interview) as Record<string, { questions: Calculated[] }>;
  const values: Record<string, string> = {};
  for (const { id, calculation } of path.flatMap((set) => bodies[set]?.questions ?? [])) {
    if (!calculation) continue;
    const [over, under] = calculate(calculation.formula, bound) as readonly [bigint, bigint];
    const { scale, roundingMode = 'HALF_UP' } = calculation;
    const exact = { numerator: over, denominator: under };
    values[id] = printDecimal(roundToScale(exact, scale, roundingMode), scale);
    bound[id] = decimal(values[id] ?? '0');
  }
  return values;
}

it.each([
  ['definitions', definitions],
  ['kitchen sink', kitchenSink],
])(
  'gives a client the value of the engine in every case: %s',
  async (_, folder) => {
    const { lowered } = await lowerDefinitions(folder, createReport());
    let compared = 0;
    for (const form of lowered.forms) {
      for (const { about, data } of form.source.cases) {
        if (data.federal) continue;
        const { visited, values } = walk(form.bundle, data.answers);
        const client = clientValues(form, visited, data.answers, false);
        const engine = Object.fromEntries(
          Object.entries(client).map(([id, value]) => [
            id,
            values.get(id)?.text ?? printDecimal(rational('0'), decimals(value)),
          ]),
        );
        expect({ form: form.bundle.id, about, ...client }).toEqual({
          form: form.bundle.id,
          about,
          ...engine,
        });
        compared += Object.keys(client).length;
      }
    }
    expect(compared).toBeGreaterThan(5);
  },
  300_000,
);

function decimals(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
