import { evaluate, lower, parse, rational } from '@formpress/formula';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namesOf } from '../../../../test/fit/any-form.ts';
import { anyFormula } from '../../../../test/fit/any-formula.ts';
import { boundOf } from './bound-of.ts';
import { exactly, holds, type Interval } from './interval.ts';

/** Questions with the bounds of what they accept. */
const asked = {
  n0: { low: 0, high: 99, decimals: 0 },
  n1: { low: -20, high: 5, decimals: 2 },
  n2: { low: 10, high: 52, decimals: 1 },
};
const numbers = Object.keys(asked) as (keyof typeof asked)[];
const options = { periods: ['52', '26', '12.5'], status: ['A', 'B', 'C'] };

const boundNames = {
  numbers: (name: string): Interval => {
    if (name === 'periods') return exactly(...options.periods.map(rational));
    const { low, high, decimals } = asked[name as keyof typeof asked];
    return { low: rational(String(low)), high: rational(String(high)), decimals };
  },
  options: (name: string) => options[name as keyof typeof options],
};

const names = namesOf(
  new Map(
    numbers.map((id) => [
      id,
      { accepts: '', extremes: [], required: true, scale: asked[id].decimals },
    ]),
  ),
  {},
);

const anyAnswers = fc.record({
  ...Object.fromEntries(
    numbers.map((id) => {
      const { low, high, decimals } = asked[id];
      const unit = 10 ** decimals;
      const some = fc.integer({ min: low * unit, max: high * unit });
      return [
        id,
        fc.option(some.map((units) => ({ number: rational((units / unit).toFixed(decimals)) }))),
      ];
    }),
  ),
  periods: fc.constantFrom(...options.periods).map((text) => ({ text })),
  status: fc.constantFrom(...options.status).map((text) => ({ text })),
  first: fc.boolean().map((yes) => ({ yes })),
  second: fc.option(fc.boolean().map((yes) => ({ yes }))),
});

it('contains every result of a formula for answers within their bounds, with every operator', () => {
  fc.assert(
    fc.property(
      anyFormula([...numbers, 'periods'], names),
      fc.array(anyAnswers, { minLength: 40, maxLength: 40 }),
      ({ text }, all) => {
        const { node } = parse(text);
        if (!node) throw new Error(text);
        const is = lower(node, names);
        const { numbers: bound } = boundOf(is, boundNames);
        for (const answers of all) {
          const value = evaluate(is, (name) => answers[name as keyof typeof answers] ?? undefined);
          if (!('number' in value)) throw new Error(`${text} is no number.`);
          expect([text, value.number, holds(bound, value.number)]).toEqual([
            text,
            value.number,
            true,
          ]);
        }
      },
    ),
    { numRuns: process.env.ALL ? 20_000 : 500 },
  );
});
