import { expect, it } from 'vitest';
import { parseTemplate } from './parse-template.ts';

it('splits a text into words and placeholders', () => {
  expect(parseTemplate('{{usd @limit.SINGLE}} of {{ state }}')).toEqual({
    pieces: [
      {
        source: '{{usd @limit.SINGLE}}',
        start: 0,
        end: 21,
        word: 'usd',
        name: 'limit.SINGLE',
        isAmount: true,
        arguments: [],
      },
      { words: ' of ' },
      { source: '{{ state }}', start: 25, end: 36, name: 'state', isAmount: false, arguments: [] },
    ],
  });
});

it('keeps what follows the name', () => {
  expect(parseTemplate('{{bare employee.socialSecurityNumber 1 3}}')).toMatchObject({
    pieces: [{ word: 'bare', name: 'employee.socialSecurityNumber', arguments: ['1', '3'] }],
  });
  expect(parseTemplate('{{date birth "YYYY/MM/DD"}}')).toMatchObject({
    pieces: [{ word: 'date', name: 'birth', arguments: ['YYYY/MM/DD'] }],
  });
});

it.each(['limit.true', 'limit.52', 'else', 'this', 'null'])('takes %s for a name', (name) => {
  expect(parseTemplate(`{{usd @${name}}}`)).toMatchObject({ pieces: [{ name, isAmount: true }] });
});

it('leaves single braces and apostrophes alone', () => {
  const text = "Don't { touch } this & that";
  expect(parseTemplate(text)).toEqual({ pieces: [{ words: text }] });
});

it('says where braces are never closed', () => {
  expect(parseTemplate('Of {{state and more')).toEqual({
    problem: 'This {{ is never closed. Write }} after the name.',
    start: 3,
    end: 5,
  });
});

it.each([
  '{{}}',
  '{{#if x}}',
  '{{> part}}',
  '{{a b c d}}',
  '{{1abc}}',
  '{{a-b}}',
  '{{a 1}}',
  '{{a.}}',
  '{{{raw}}}',
])('refuses %s', (text) => {
  expect(parseTemplate(text)).toHaveProperty('problem');
});

it('counts positions over lines', () => {
  expect(parseTemplate('one\n{{two}}')).toMatchObject({ pieces: [{}, { start: 4, end: 11 }] });
});
