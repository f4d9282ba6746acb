import { expect, it } from 'vitest';
import { answersText } from './answers-text.ts';

const address = { city: 'Opp', state: 'AL' };
const request = {
  employee: { firstName: 'Jo', address },
  employer: {},
  fields: { b: '1', a: '2' },
  signForm: 'SIGN' as const,
};

it('is the same in whatever order keys were sent, and another for other answers', () => {
  const text =
    '[[["address",[["city","Opp"],["state","AL"]]],["firstName","Jo"]],[],[["a","2"],["b","1"]]]';
  const turned = {
    ...request,
    employee: { address: { state: 'AL', city: 'Opp' }, firstName: 'Jo' },
    fields: { a: '2', b: '1' },
  };
  expect([answersText(request), answersText(turned)]).toEqual([text, text]);
  expect(answersText({ ...request, fields: { a: '2' } })).not.toBe(text);
  expect(answersText({ ...request, federalValues: {} })).not.toBe(text);
});
