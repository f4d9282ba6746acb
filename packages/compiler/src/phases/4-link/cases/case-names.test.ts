import { expect, it } from 'vitest';
import { describeRemoved, nameOfCase, removedCases } from './case-names.ts';

const at = (file: string, start: number) => ({
  file: `us/AL/cases/${file}`,
  start,
  end: start + 9,
});
const cases = [
  { about: 'One.', at: at('a.yaml', 0) },
  { about: 'Two,\n  on two lines.', at: at('a.yaml', 20) },
  { about: 'Three.', at: at('a.yaml', 40) },
  { about: 'Four.', at: at('b.yaml', 0) },
];
const locked = cases.map(nameOfCase);

it('names cases by their files, in one line', () => {
  expect(locked).toEqual([
    'a.yaml: One.',
    'a.yaml: Two, on two lines.',
    'a.yaml: Three.',
    'b.yaml: Four.',
  ]);
});

it.each([
  ['nothing', cases, []],
  [
    'a case that moved to another file',
    [...cases.slice(1), { about: 'One.', at: at('b.yaml', 30) }],
    [],
  ],
  [
    'the first case of a file, beside the next',
    cases.slice(1),
    [['The case "One." is gone from cases/a.yaml.', at('a.yaml', 20)]],
  ],
  [
    'two cases, beside the one before',
    [...cases.slice(0, 1), ...cases.slice(3)],
    [['2 cases, such as "Two, on two lines.", are gone from cases/a.yaml.', at('a.yaml', 0)]],
  ],
  [
    'a whole file',
    cases.slice(3),
    [['cases/a.yaml is gone, with its 3 cases, such as "One.".', undefined]],
  ],
  [
    'a file with one case',
    cases.slice(0, 3),
    [['cases/b.yaml is gone, with its case "Four.".', undefined]],
  ],
])('says what is gone: %s', (_, left, said) => {
  const gone = removedCases(locked, left);
  expect(gone.map((each) => [describeRemoved(each), each.beside])).toEqual(said);
});

it('reads names of locks that know no files', () => {
  expect(removedCases(['One.', 'Two, on two lines.', 'Five.'], cases).map(describeRemoved)).toEqual(
    ['The case "Five." is gone.'],
  );
});

it('tells two cases apart that say the same in two files', () => {
  const twins = [...cases, { about: 'One.', at: at('b.yaml', 30) }];
  expect(removedCases(twins.map(nameOfCase), twins.slice(1))).toEqual([
    { abouts: ['One.'], file: 'a.yaml', beside: at('a.yaml', 20) },
  ]);
});
