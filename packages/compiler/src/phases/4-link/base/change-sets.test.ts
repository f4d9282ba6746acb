import { expect, it } from 'vitest';
import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import { readPlain } from '../../2-parse/plain/read-plain.ts';
import { toData } from '../../3-validate/shape/to-data.ts';
import { mapOf } from '../foundation/entries.ts';
import { changeSets } from './change-sets.ts';
import { nothingToChange } from './nothing-to-change.ts';

function sets(...lines: string[]): MapEntry[] {
  const root = readPlain({ file: 'questions.yaml', text: `${lines.join('\n')}\n` });
  return mapOf(root ?? expect.fail('The sets are not read.')).entries;
}

const base = sets(
  'QS1:',
  '  breadcrumb: You',
  '  questions:',
  '    age: { ask: How old are you?, answer: count, most: 120, notes: [In years.] }',
  '    isBlind: { ask: Are you blind?, answer: yesNo }',
  '  next: QS2',
  'QS2:',
  '  breadcrumb: Once more',
  '  questions:',
  '    age: again',
  '  next: { finish: sign }',
);

it('changes what is written, drops what is none, and adds what is new at the end', () => {
  const changes = sets(
    'QS1:',
    '  breadcrumb: About you',
    '  questions:',
    '    isBlind: none',
    '    age: { ask: none, most: none, notes: none }',
    '    isMarried: { ask: Are you married?, answer: yesNo }',
  );
  expect(nothingToChange({ base, own: [], changes })).toEqual([]);
  const [changed, ...others] = changeSets(changes, base);
  expect(others).toEqual([]);
  expect([changed?.key, changed && toData(changed.value)]).toEqual([
    'QS1',
    {
      breadcrumb: 'About you',
      questions: {
        age: { ask: 'none', answer: 'count' },
        isMarried: { ask: 'Are you married?', answer: 'yesNo' },
      },
      next: 'QS2',
    },
  ]);
});

it.each([
  ['QS3: { next: QS1 }', 'The base has no set QS3 to change. Did you mean "QS1"?'],
  [
    'QS1: { questions: { aged: { most: 90 } } }',
    'QS1 of the base has no question "aged" to change. Did you mean "age"?',
  ],
  [
    'QS1: { questions: { isBlnd: none } }',
    'QS1 of the base has no question "isBlnd" to change. Did you mean "isBlind"?',
  ],
  [
    'QS1: { questions: { isBlind: { notes: none } } }',
    '"isBlind" of the base has no "notes" to drop.',
  ],
  [
    'QS2: { questions: { age: { most: 90 } } }',
    'QS2 of the base asks "age" again. Change it where it is written in full.',
  ],
])('reports what the base does not have: %s', (line, message) => {
  const found = nothingToChange({ base, own: [], changes: sets(line) });
  expect(found.map((each) => [each.code, each.message])).toEqual([['nothing-to-change', message]]);
});

it('reports a change without a base, and one to a set that is written in full', () => {
  const changes = sets('QS1: { next: QS2 }');
  const messages = (found: ReturnType<typeof nothingToChange>) =>
    found.map(({ message }) => message);
  expect(messages(nothingToChange({ own: [], changes }))).toEqual([
    'changes alters QS1 of a base, but this form is not based on another.',
  ]);
  expect(messages(nothingToChange({ base, own: base, changes }))).toEqual([
    'QS1 is both changed and written in full.',
  ]);
});
