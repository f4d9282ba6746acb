import { expect, it } from 'vitest';
import { sharedChange } from './shared-change.ts';

const answers = `# Kinds.
count:
  show: INPUT INTEGER
  otherwise: Enter a number.
percent:
  show: INPUT PERCENT
  otherwise: Enter a percentage.
`;
const spanish = `- en: Enter a percentage.
  es: Escriba un porcentaje.
- en: About you
  es: Sobre usted
`;
const people = 'name:\n  otherwise: Enter a name.\n';

function files(changed: Record<string, string> = {}) {
  const all = { answers, people, 'translations/es': spanish, ...changed };
  return new Map(
    Object.entries(all).map(([name, text]) => [`shared/${name}.yaml`, Buffer.from(text)]),
  );
}

const change = (changed: Record<string, string>) => sharedChange(files(), files(changed));

function concerned(changed: Record<string, string>, text: string) {
  return change(changed)?.concerns(Buffer.from(text));
}

function placeOf(text: string) {
  const start = answers.indexOf(text);
  return { file: 'shared/answers.yaml', start, end: start + text.length };
}

it('concerns nobody, and moves places, where only comments changed', () => {
  const moved = change({ answers: `# More.\n${answers}# The end.\n` });
  expect(moved?.concerns(Buffer.from('answer: percent\n'))).toBe(false);
  const at = placeOf('Enter a percentage.');
  expect(moved?.moved(at)).toEqual({ ...at, start: at.start + 8, end: at.end + 8 });
});

it('concerns files that name a changed kind, and knows no places in it', () => {
  const other = { answers: answers.replace('Enter a percentage', 'Enter percents') };
  expect(concerned(other, 'answer: percent\n')).toBe(true);
  expect(concerned(other, "{ answer: 'percent', line: 1 }")).toBe(true);
  expect(concerned(other, 'ask: Which percent of wages?\nanswer: count\n')).toBe(false);
  expect(change(other)?.moved(placeOf('Enter a percentage.'))).toBeUndefined();
  expect(change(other)?.moved(placeOf('Enter a number.'))).toEqual(placeOf('Enter a number.'));
});

it('concerns files that may have a text whose translation changed, in any style of YAML', () => {
  const other = { 'translations/es': spanish.replace('Sobre', 'Acerca de') };
  expect(concerned(other, 'ask: >\n  About\n  you\n')).toBe(true);
  expect(concerned(other, 'ask: "Abo\\\nut you"\n')).toBe(true);
  expect(concerned(other, 'ask: Your name\n')).toBe(false);
});

it('concerns files that name a kind whose translation changed', () => {
  const other = { 'translations/es': spanish.replace('Escriba', 'Ingrese') };
  expect(concerned(other, 'answer: percent\n')).toBe(true);
  expect(concerned(other, 'answer: count\n')).toBe(false);
});

it.each([
  ['a person changed', { people: people.replace('a name', 'the name') }],
  ['a file has a mistake', { answers: answers.replace('percent:', 'percent') }],
  ['a text is translated twice', { 'translations/es': `${spanish}${spanish}` }],
  ['a file is new', { terms: '- en: tax\n' }],
])('is unknown where %s', (_, changed) => {
  expect(change(changed)).toBeUndefined();
});
