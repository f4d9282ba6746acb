import type { Interview, Target } from '@formpress/model';
import { expect, it } from 'vitest';
import { pathsThrough } from './paths-through.ts';

const yes = (to: string): Target => ({ to });

it('treats answers that lead to the same place as one path, and remembers them', () => {
  const interview: Interview = {
    start: 'QS1',
    sets: {
      QS1: {
        questions: ['status'],
        next: { by: 'status', goTo: { S: yes('QS2'), H: yes('QS2'), M: { ineligible: true } } },
      },
      QS2: {
        questions: ['count'],
        next: { by: 'status', goTo: { S: { finish: 'one' }, H: { finish: 'two' }, M: yes('QS1') } },
      },
    },
  };
  expect(pathsThrough(interview)).toEqual({
    complete: true,
    paths: [
      { decisions: decided('S'), asked: ['status', 'count'], end: { finish: 'one' } },
      { decisions: decided('H'), asked: ['status', 'count'], end: { finish: 'two' } },
      { decisions: decided('M'), asked: ['status'], end: { ineligible: true } },
    ],
  });
});

it('stops counting where there are too many paths, and says so', () => {
  const sets: Interview['sets'] = {};
  for (let number = 1; number <= 14; number += 1) {
    const on = yes(`QS${number + 1}`);
    sets[`QS${number}`] = {
      questions: [`q${number}`],
      next: { by: `q${number}`, goTo: { true: on, false: yes(`QS${number}b`) } },
    };
    sets[`QS${number}b`] = { questions: [`b${number}`], next: { to: `QS${number + 1}` } };
  }
  sets.QS15 = { questions: ['last'], next: { finish: 'sign' } };
  const { paths, complete } = pathsThrough({ start: 'QS1', sets });
  expect({ complete, many: paths.length }).toEqual({ complete: false, many: 2000 });
});

function decided(...answers: string[]) {
  return new Map([['status', new Set(answers)]]);
}
