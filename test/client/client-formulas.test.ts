import { createReport, lowerDefinitions } from '@formpress/compiler';
import { walk } from '@formpress/engine';
import { printDecimal, rational } from '@formpress/formula';
import { expect, it } from 'vitest';
import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';
import { clientValues } from './client-values.ts';

it.each([
  ['definitions', definitions],
  ['kitchen sink', kitchenSink],
])(
  'gives a client the value of the engine in every case: %s',
  async (_, folder) => {
    const { lowered } = await lowerDefinitions(folder, createReport(), testCache());
    let compared = 0;
    for (const form of lowered.forms) {
      for (const { about, data } of form.source.cases) {
        if (data.federal) continue;
        const { visited, values } = walk(form.bundle, data.answers);
        const { calculated: client } = clientValues(form, visited, data.answers);
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
