import { rational } from '@formpress/formula';
import { FieldValues } from '@formpress/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundle, canadianPeople, say } from '../test/bundle.ts';
import { canadian, clock, employee, request } from '../test/request.ts';
import { complete } from './complete.ts';
import type { FillRequest } from './foundation/fill-request.ts';
import type { Known } from './foundation/values.ts';

type Form = ReturnType<typeof bundle>;

function refused(form: Form, sent: Partial<FillRequest>): [string, string][] {
  const outcome = complete(form, { ...request, ...sent }, clock);
  if (!('refusals' in outcome)) throw new Error('Nothing was refused.');
  return outcome.refusals.map(({ field, code }) => [field, code]);
}

function completed(form: Form, sent: Partial<FillRequest> = {}) {
  const outcome = complete(form, { ...request, ...sent }, clock);
  if ('refusals' in outcome) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.completed;
}

const yesNo = { kind: 'yesNo', accepts: '^(?:true|false)$' } as const;
const status = {
  kind: 'choice',
  options: ['SINGLE', 'MARRIED'],
  accepts: '^(?:SINGLE|MARRIED)$',
} as const;
const dollars = { kind: 'number', scale: 2, accepts: '^[0-9,]+(?:\\.[0-9]{2})?$' } as const;

const canada = bundle({ country: 'CA', people: canadianPeople });

it('returns path, statement, values, parameters and fields of a finished form', () => {
  const form = bundle({
    questions: { status, extra: { ...dollars, required: 'NEVER' } },
    taxParameters: [{ id: 'FED.extra', type: 'dollarAmount', is: 'extra' }],
    ticks: { single: "status == 'SINGLE'", married: "status == 'MARRIED'" },
    fields: [{ field: 'line4', print: [{ question: 'extra' }] }],
    sign: [{ field: 'signatureLine', kind: 'signature' }],
  });
  expect(completed(form, { fields: { status: 'SINGLE', extra: '1,000' } })).toEqual({
    path: ['QS1'],
    finish: 'sign',
    statement: say('I declare.'),
    values: new Map<string, Known>([
      ['status', { value: { text: 'SINGLE' }, text: 'SINGLE', sent: 'SINGLE' }],
      ['extra', { value: { number: rational('1000') }, text: '1000.00', sent: '1,000' }],
    ]),
    taxParameters: [{ id: 'FED.extra', value: '1000.00', valueType: 'dollarAmount' }],
    pdf: {
      texts: new FieldValues([['line4', '1,000.00']]),
      states: new FieldValues([['single', 'On']]),
      signatures: new Map([
        ['signatureLine', { name: 'Ada B Nguyễn', stamp: '2026-03-01 09:05:09 America/New_York' }],
      ]),
      dates: new Map(),
    },
  });
});

it('reports all refusals at once: people, federal values, questions in path order, unknown ids', () => {
  const form = bundle({
    questions: { first: yesNo, second: { ...dollars }, third: status },
    federal: {
      sets: { QS1: { questions: ['first', 'second', 'third'], next: { finish: 'sign' } } },
      given: [],
    },
  });
  const sent = {
    employee: { ...employee, lastName: '', address: { ...employee.address, state: 'ZZ' } },
    employer: { name: 'Acme', federalEIN: '1' },
    federalValues: { isExempt: '' },
    fields: { thrid: 'SINGLE', third: 'DIVORCED', second: 'x' },
  };
  expect(refused(form, sent)).toEqual([
    ['employee.lastName', 'MISSING'],
    ['employee.address.state', 'INVALID_ADDRESS'],
    ['employer.federalEIN', 'INVALID_ANSWER'],
    ['federalValues.isExempt', 'INVALID_FEDERAL_VALUE'],
    ['fields.first', 'MISSING_ANSWER'],
    ['fields.second', 'INVALID_ANSWER'],
    ['fields.third', 'INVALID_ANSWER'],
    ['fields.thrid', 'UNKNOWN_QUESTION'],
  ]);
});

it('suggests the nearest question for an unknown id, and never repeats what was sent', () => {
  const form = bundle({ questions: { status } });
  const outcome = complete(
    form,
    { ...request, fields: { status: 'SINGLE', statsu: '123-45-6789', 'x\u0000': '1' } },
    clock,
  );
  expect(outcome).toEqual({
    refusals: [
      {
        field: 'fields.statsu',
        code: 'UNKNOWN_QUESTION',
        message: {
          en: 'This form has no such question. Did you mean "status"?',
          es: 'Este formulario no tiene esa pregunta. ¿Quiso decir "status"?',
          fr: "Ce formulaire n'a pas cette question. Vouliez-vous dire « status » ?",
        },
      },
      {
        field: 'fields.x\u0000',
        code: 'UNKNOWN_QUESTION',
        message: {
          en: 'This form has no such question.',
          es: 'Este formulario no tiene esa pregunta.',
          fr: "Ce formulaire n'a pas cette question.",
        },
      },
    ],
  });
});

it('refuses an answer that makes the person ineligible', () => {
  const form = bundle({
    questions: { status },
    sets: {
      QS1: {
        questions: ['status'],
        next: { by: 'status', goTo: { SINGLE: { finish: 'sign' }, MARRIED: { ineligible: true } } },
      },
    },
  });
  expect(refused(form, { fields: { status: 'MARRIED' } })).toEqual([
    ['fields.status', 'INELIGIBLE'],
  ]);
  expect(refused(form, {})).toEqual([['fields.status', 'MISSING_ANSWER']]);
});

it('asks for a missing answer that decides a branch', () => {
  const form = bundle({
    questions: { status, extra: { ...dollars, required: 'NEVER' } },
    federal: {
      sets: {
        QS1: {
          questions: ['extra'],
          next: { by: 'status', goTo: { SINGLE: { finish: 'sign' }, MARRIED: { finish: 'sign' } } },
        },
      },
      given: [['status', 'federal.filingStatus']],
    },
  });
  expect(refused(form, { federalValues: { isExempt: 'true' } })).toEqual([
    ['fields.status', 'MISSING_ANSWER'],
  ]);
});

it('requires the people that the form lists, and checks the others when they are sent', () => {
  const form = bundle();
  expect(refused(form, { employee: {}, employer: {} })).toEqual([
    ['employee.firstName', 'MISSING'],
    ['employee.lastName', 'MISSING'],
    ['employee.socialSecurityNumber', 'MISSING'],
    ['employee.address', 'MISSING'],
    ['employer.name', 'MISSING'],
    ['employer.federalEIN', 'MISSING'],
  ]);
  expect(refused(form, { employee: { ...employee, socialInsuranceNumber: '12' } })).toEqual([
    ['employee.socialInsuranceNumber', 'INVALID_ANSWER'],
  ]);
});

it('accepts an address of either shape on any form, but not of both', () => {
  expect(
    completed(bundle(), { employee: { ...employee, address: canadian.address } }).path,
  ).toEqual(['QS1']);
  const mixed = { ...employee.address, postalCode: 'K1A 0B1' };
  expect(refused(bundle(), { employee: { ...employee, address: mixed } })).toEqual([
    ['employee.address', 'INVALID_ADDRESS'],
  ]);
  const { city: _, ...without } = employee.address;
  expect(refused(bundle(), { employee: { ...employee, address: without } })).toEqual([
    ['employee.address.city', 'MISSING'],
  ]);
});

it('checks the digits of a social insurance number', () => {
  const wrong = { ...canadian, socialInsuranceNumber: '046 454 287' };
  expect(refused(canada, { employee: wrong })).toEqual([
    ['employee.socialInsuranceNumber', 'INVALID_ANSWER'],
  ]);
});

it('requires the expiry date of a number that begins with 9 only', () => {
  const temporary = { ...canadian, socialInsuranceNumber: '900000001' };
  const expires = (day: string) => ({
    employee: { ...temporary, socialInsuranceNumberExpiryDate: day },
  });
  const field = 'employee.socialInsuranceNumberExpiryDate';
  expect(refused(canada, { employee: temporary })).toEqual([[field, 'MISSING']]);
  expect(refused(canada, expires('2026-02-28'))).toEqual([[field, 'INVALID_ANSWER']]);
  expect(refused(canada, expires('2026-02-30'))).toEqual([[field, 'INVALID_ANSWER']]);
  expect(completed(canada, expires('03/01/2026')).finish).toBe('sign');
  const ignored = { ...canadian, socialInsuranceNumberExpiryDate: 'whenever' };
  expect(completed(canada, { employee: ignored }).finish).toBe('sign');
});

it('never repeats a value in a message, whatever is sent', () => {
  const form = bundle({
    questions: { first: yesNo, second: dollars, born: { kind: 'date', accepts: '^.{8,}$' } },
    federal: {
      sets: { QS1: { questions: ['first', 'born'], next: { finish: 'sign' } } },
      given: [],
    },
  });
  const secret = fc.string({ minLength: 9, maxLength: 20 }).map((text) => `§${text}§`);
  fc.assert(
    fc.property(secret, (text) => {
      const person = {
        ...Object.fromEntries(Object.keys(employee).map((key) => [key, text])),
        address: { streetAddress1: text, city: text, state: text, zipCode: text },
      };
      const sent: FillRequest = {
        employee: { ...person, socialInsuranceNumber: text },
        employer: { name: text, federalEIN: text },
        federalValues: { isExempt: text, deductions: text, filingStatus: text },
        fields: { first: text, born: text, [text]: text },
        signForm: 'SIGN',
      };
      const outcome = complete(form, sent, clock);
      const messages = 'refusals' in outcome ? outcome.refusals.map(({ message }) => message) : [];
      expect(messages.length).toBeGreaterThan(8);
      expect(messages.flatMap(Object.values).filter((said) => said.includes(text))).toEqual([]);
    }),
  );
});
