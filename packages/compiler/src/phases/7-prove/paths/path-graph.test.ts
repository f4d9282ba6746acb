import { walk } from '@formpress/engine';
import type { Bundle } from '@formpress/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundle } from '../../../../../engine/test/bundle.ts';
import { anyForm } from '../../../../test/any-form.ts';
import { answerClasses } from './answer-classes.ts';
import { countPaths } from './count-paths.ts';
import { coverPairs } from './cover-pairs.ts';
import { meetings } from './meetings.ts';
import { type Junction, pathGraph, type Step } from './path-graph.ts';
import { routeKey, routesOf } from './routes-of.ts';
import { scopesOf } from './scopes-of.ts';
import { type Sent, withAnswer } from './sent.ts';

function graphOf(form: Bundle, index = 0) {
  const scope = scopesOf(form)[index];
  if (!scope) throw new Error('There is no such interview.');
  return pathGraph(scope, answerClasses(form));
}

function pathsFrom({ end, steps }: Junction): Step[][] {
  if (end) return [[]];
  return steps.flatMap((step) => pathsFrom(step.to).map((rest) => [step, ...rest]));
}

function sentOn(steps: Step[], federal = false): Sent {
  const nothing: Sent = { answers: {}, ...(federal ? { federal: {} } : {}) };
  return steps.reduce((sent, { name, answer }) => withAnswer(sent, name, answer), nothing);
}

/** Every combination of answers that the engine accepts and in which it uses every answer. */
function takenByEngine(form: Bundle): Set<string> {
  let combinations: Sent[] = [{ answers: {} }];
  for (const [name, classes] of answerClasses(form)) {
    combinations = combinations.flatMap((sent) => [
      sent,
      ...classes.map(({ answer }) => withAnswer(sent, name, answer)),
    ]);
  }
  const taken = combinations.filter(({ answers }) => {
    const { refusals, values, end } = walk(form, answers);
    const allCount = Object.keys(answers).every((name) => values.has(name));
    return refusals.length === 0 && !('unanswered' in end) && allCount;
  });
  return new Set(taken.map(inOrder));
}

function inOrder({ answers }: Sent): string {
  return JSON.stringify(Object.entries(answers).sort());
}

it('contains exactly the paths that the engine accepts, each once, and counts them', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const { start } = graphOf(form);
      const paths = pathsFrom(start.to).map((steps) => inOrder(sentOn(steps)));
      expect(new Set(paths)).toEqual(takenByEngine(form));
      expect(countPaths(start.to)).toBe(BigInt(paths.length));
      expect(new Set(paths).size).toBe(paths.length);
    }),
    { numRuns: 60 },
  );
});

it('names exactly the routes that paths take', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const graph = graphOf(form);
      const taken = pathsFrom(graph.start.to).map((steps) => {
        const { visited, end } = walk(form, sentOn(steps).answers);
        return routeKey({ sets: visited, finish: 'finish' in end ? end.finish : 'INELIGIBLE' });
      });
      expect(new Set(routesOf(graph)?.map(routeKey))).toEqual(new Set(taken));
    }),
    { numRuns: 60 },
  );
});

it('covers every route, every answer and every pair of ordinary answers that meet', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const graph = graphOf(form);
      const meet = meetings(graph.scope);
      const shown = (paths: Step[][]) =>
        new Set(
          paths.flatMap((steps) => [
            steps.flatMap(({ enters }) => enters).join(' '),
            ...steps.flatMap((one, index) =>
              steps
                .slice(index)
                .filter((other) => one === other || meet(one.name, other.name))
                .filter((other) => one === other || !(one.atTurn || other.atTurn))
                .map((other) => `${one.name} ${one.answer} ${other.name} ${other.answer}`),
            ),
          ]),
        );
      const all = shown(pathsFrom(graph.start.to));
      expect(shown(coverPairs(graph))).toEqual(all);
    }),
    { numRuns: 60 },
  );
});

it('counts more paths than could ever be listed', () => {
  const ids = Array.from({ length: 80 }, (_, index) => `line${index}`);
  const questions = Object.fromEntries(
    ids.map((id) => [id, { kind: 'yesNo', required: 'NEVER' } as const]),
  );
  expect(countPaths(graphOf(bundle({ questions })).start.to)).toBe(3n ** 80n);
});

it('gives only federal values that go together', () => {
  const form = bundle({
    questions: {
      status: { kind: 'choice', options: ['SINGLE', 'MARRIED'] },
      alien: { kind: 'yesNo' },
    },
    sets: { QS1: { questions: ['status'], next: { finish: 'sign' } } },
    federal: {
      sets: { QS2: { questions: [], next: { finish: 'sign' } } },
      given: [
        ['status', 'federal.filingStatus'],
        ['alien', 'federal.isNonResidentAlien'],
      ],
    },
  });
  const { start } = graphOf(form, 1);
  const sent = pathsFrom(start.to).map((steps) => sentOn(steps, true).federal);
  expect(sent).toEqual([
    { isExempt: 'true' },
    { isExempt: 'true', isNonResidentAlien: 'false' },
    { isExempt: 'true', filingStatus: 'SINGLE' },
    { isExempt: 'true', filingStatus: 'SINGLE', isNonResidentAlien: 'false' },
    { isExempt: 'true', filingStatus: 'MARRIED' },
    { isExempt: 'true', filingStatus: 'MARRIED', isNonResidentAlien: 'false' },
    { isExempt: 'false', filingStatus: 'SINGLE' },
    { isExempt: 'false', filingStatus: 'SINGLE', isNonResidentAlien: 'true' },
    { isExempt: 'false', filingStatus: 'SINGLE', isNonResidentAlien: 'false' },
    { isExempt: 'false', filingStatus: 'MARRIED' },
    { isExempt: 'false', filingStatus: 'MARRIED', isNonResidentAlien: 'true' },
    { isExempt: 'false', filingStatus: 'MARRIED', isNonResidentAlien: 'false' },
  ]);
});
