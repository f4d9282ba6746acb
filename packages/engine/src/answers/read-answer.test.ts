import { expect, it } from 'vitest';
import { bundle, say } from '../../test/bundle.ts';
import { prepareForm } from '../foundation/prepare-form.ts';
import { readAnswer } from './read-answer.ts';

const form = prepareForm(bundle({}));
const otherwise = say('Not so.');
const question = { required: 'NEVER', otherwise } as const;

it.each([
  ['text', 'x'.repeat(1_001)],
  ['text', `e${'\u0301\u0316'.repeat(40_000)}`],
  ['number', '7'.repeat(200_000)],
  ['number', `0.${'0'.repeat(200_000)}7`],
  ['choices', 'a,'.repeat(80_000)],
  ['date', '2026-01-01'.repeat(20_000)],
] as const)('refuses a %s that is too long, whatever its pattern says', (kind, sent) => {
  const anything = { ...question, kind, accepts: '^[^]*$' };
  expect(readAnswer(anything, sent, form)).toEqual({ refused: otherwise });
  expect(readAnswer({ ...question, kind }, sent, form)).toEqual({ refused: otherwise });
});

it('accepts a text of a thousand characters', () => {
  const sent = 'x'.repeat(1_000);
  expect(readAnswer({ ...question, kind: 'text', accepts: '^x*$' }, sent, form)).toEqual({
    value: { text: sent },
    text: sent,
    sent,
  });
});
