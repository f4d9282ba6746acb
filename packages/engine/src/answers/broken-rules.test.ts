import { expect, it } from 'vitest';
import { bundle, say } from '../../test/bundle.ts';
import { clock, employee, request } from '../../test/request.ts';
import { complete } from '../complete.ts';
import { rulesBrokenBy } from './broken-rules.ts';

const dollars = { kind: 'number', scale: 2, accepts: '^[0-9]+$' } as const;
const message = say('Not more than you earn.');
const read = (name: string) => ({ read: name, as: 'number' as const });
const overClaim = { op: '>' as const, left: read('claim'), right: read('income') };
const form = {
  ...bundle({ questions: { income: dollars, claim: { ...dollars, required: 'NEVER' } } }),
  rules: [
    { id: 'notMore', question: 'claim', when: overClaim, message },
    { id: 'round', question: 'income', when: overClaim, message, advise: true as const },
  ],
};

it('refuses answers that break a rule at its question, with the id of the rule', () => {
  const broken = { ...request, fields: { income: '5', claim: '6' } };
  expect(complete(form, broken, clock)).toEqual({
    refusals: [{ field: 'fields.claim', code: 'BROKEN_RULE', message, rule: 'notMore' }],
  });
  expect(rulesBrokenBy(form, broken)).toEqual(['notMore', 'round']);
});

it('holds no rule against a refused answer, and none is broken by equal ones', () => {
  expect(rulesBrokenBy(form, { ...request, fields: { income: 'x', claim: '6' } })).toEqual([]);
  expect(rulesBrokenBy(form, { ...request, fields: { income: '6', claim: '6' } })).toEqual([]);
});

it('reads fields of people from the request', () => {
  const inOhio = {
    op: '==' as const,
    left: { read: 'employee.address.state', as: 'text' as const },
    right: { text: 'OH' },
  };
  const rules = [{ id: 'notOhio', question: 'income', when: inOhio, message }];
  const living = (state: string) => {
    const person = { ...employee, address: { ...(employee.address as object), state } };
    const sent = { ...request, employee: person, fields: { income: '5' } };
    return rulesBrokenBy({ ...form, rules }, sent);
  };
  expect([living('OH'), living('CA')]).toEqual([['notOhio'], []]);
});
