/** Clients that check rules by their printed formulas refuse exactly what the service refuses. */
import { createReport, type LoweredForm, listPaths, lowerDefinitions } from '@formpress/compiler';
import { rulesBrokenBy, walk } from '@formpress/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculate } from '../../packages/formula/test/client-calculator.ts';
import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { sampled } from '../foundation/sampled.ts';
import { testCache } from '../foundation/test-cache.ts';
import { clientValues } from './client-values.ts';

type Body = { rules?: { id: string; formula: string }[] };

/** The rules that a client finds broken in the sets that it passed. */
function brokenForClient(form: LoweredForm, answers: Record<string, string>): string[] {
  const { bundle, questionSets } = form;
  const { visited } = walk(bundle, answers);
  const { known } = clientValues(form, visited, answers);
  const bodies = questionSets.en.interview as Record<string, Body>;
  const rules = visited.flatMap((set) => bodies[set]?.rules ?? []);
  const broken = rules.filter(({ formula }) => calculate(formula, known) === true);
  return [...new Set(broken.map(({ id }) => id))].sort();
}

function brokenForService({ bundle }: LoweredForm, answers: Record<string, string>): string[] {
  const request = { employee: {}, employer: {}, fields: answers, signForm: 'PREVIEW' as const };
  return rulesBrokenBy(bundle, request).sort();
}

/** The answers of all paths and cases without federal values. */
function answersOn(form: LoweredForm): Record<string, string>[] {
  const paths = listPaths(form).paths.filter(({ federal }) => !federal);
  const cases = form.source.cases.filter(({ data }) => !data.federal);
  return [...paths, ...cases.map(({ data }) => data)].map(({ answers }) => answers);
}

it.each([
  ['definitions', definitions],
  ['kitchen sink', kitchenSink],
])(
  'agrees with the service on every path and every case: %s',
  async (_, folder) => {
    const { lowered } = await lowerDefinitions(folder, createReport(), testCache());
    const forms = sampled(lowered.forms.filter(({ bundle }) => bundle.rules));
    const broken = new Set<string>();
    for (const form of forms) {
      for (const answers of answersOn(form)) {
        const found = brokenForService(form, answers);
        expect([form.bundle.id, answers, brokenForClient(form, answers)]).toEqual([
          form.bundle.id,
          answers,
          found,
        ]);
        for (const id of found) broken.add(`${form.bundle.id} ${form.bundle.version} ${id}`);
      }
    }
    const all = forms.flatMap(({ bundle: { id, version, rules = [] } }) =>
      rules.map((rule) => `${id} ${version} ${rule.id}`),
    );
    expect([...broken].sort()).toEqual(all.sort());
  },
  300_000,
);

it('agrees with the service on random answers', async () => {
  const { lowered } = await lowerDefinitions(kitchenSink, createReport(), testCache());
  const form = lowered.forms.find(({ bundle }) => bundle.id === 'NV901');
  if (!form) throw new Error('The kitchen sink has no NV901.');
  const sent = fc.record({
    allowances: fc.nat(20).map(String),
    material: fc.constantFrom('STEEL', 'STONE'),
    plumber: fc.constantFrom('', 'Mario'),
  });
  fc.assert(
    fc.property(sent, (answers) => {
      expect(brokenForClient(form, answers)).toEqual(brokenForService(form, answers));
    }),
    { numRuns: 300 },
  );
});
