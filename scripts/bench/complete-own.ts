import type { LoweredForm } from '@formpress/compiler';
import { complete, type FillRequest } from '@formpress/engine';
import { createFiller } from '@formpress/fill';
import { type Bench, shown, type Table } from './define-bench.ts';
import { ownForms } from './forms.ts';
import { type Candidate, measure, timeFor } from './measure.ts';
import { people } from './people.ts';

const clock = { now: new Date('2026-03-01T14:05:09Z'), timeZone: 'America/New_York' };

/** The engine alone, and engine and fill together, on every worked example of our own forms. */
export const completeOwn: Bench = {
  name: 'complete',
  about:
    'From answers to values, tax parameters and PDF values, in turn for every worked example ' +
    'of a form; and the same with its PDF filled.',
  async run() {
    const table: Table = [
      ['form', 'examples', 'calculations', 'complete µs', 'complete and fill µs'],
    ];
    for (const form of await ownForms()) {
      const requests = requestsFor(form);
      if (requests.length > 0) table.push(await rowOf(form, requests));
    }
    return { tables: [table], gates: [] };
  },
};

async function rowOf(form: LoweredForm, requests: FillRequest[]): Promise<string[]> {
  const { bundle, template, plan } = form;
  const filler = createFiller(template, plan);
  const next = byTurns(requests);
  const alone: Candidate = { name: 'alone', run: () => complete(bundle, next(), clock) };
  const filled: Candidate = {
    name: 'filled',
    run: () => {
      const request = next();
      const outcome = complete(bundle, request, clock);
      if ('completed' in outcome) filler.fillParts(outcome.completed.pdf, request.signForm);
    },
  };
  const timings = await measure([alone, filled]);
  const calculated = Object.values(bundle.questions).filter((question) => question.calculate);
  return [
    `${bundle.id} ${bundle.version}`,
    String(requests.length),
    String(calculated.length),
    shown(timeFor(timings, 'alone')),
    shown(timeFor(timings, 'filled')),
  ];
}

/** The requests of the examples that complete the form. */
function requestsFor({ bundle, source }: LoweredForm): FillRequest[] {
  const requests = source.cases.map(
    ({ data }): FillRequest => ({
      ...people,
      fields: data.answers,
      ...(data.federal && { federalValues: data.federal }),
      signForm: 'PREVIEW',
    }),
  );
  return requests.filter((request) => 'completed' in complete(bundle, request, clock));
}

function byTurns<Item>(items: Item[]): () => Item {
  let next = 0;
  return () => items[next++ % items.length] as Item;
}
