import type { Bundle, Part } from '@formpress/model';
import { expect, it } from 'vitest';
import { bundle, canadianPeople } from '../../test/bundle.ts';
import { canadian, clock, request } from '../../test/request.ts';
import { walk } from '../answers/walk.ts';
import type { Clock, FillRequest } from '../foundation/fill-request.ts';
import { prepareForm } from '../foundation/prepare-form.ts';
import { pdfValues } from './pdf-values.ts';

function printed(form: Bundle, sent: Partial<FillRequest> = {}, at: Clock = clock) {
  const whole = { ...request, ...sent };
  const pdf = pdfValues(prepareForm(form), whole, walk(form, whole.fields).values, at);
  return {
    texts: Object.fromEntries(pdf.texts),
    states: Object.fromEntries(pdf.states),
    signatures: Object.fromEntries(pdf.signatures),
    dates: Object.fromEntries(pdf.dates),
  };
}

/** What one field prints. */
function line(print: Part[], sent: Partial<FillRequest> = {}, written: Partial<Bundle> = {}) {
  const form = bundle({ ...questions, fields: [{ field: 'line', print }] });
  return printed({ ...form, ...written }, sent).texts.line;
}

const questions = {
  questions: {
    extra: { kind: 'number', scale: 2, required: 'NEVER' },
    income: { kind: 'number', scale: 0, required: 'NEVER' },
    born: { kind: 'date', required: 'NEVER' },
    reason: { kind: 'choice', options: ['NO_TAX', 'OTHER'], required: 'NEVER' },
    why: { kind: 'text', required: 'NEVER' },
    isExempt: { kind: 'yesNo', required: 'NEVER' },
  },
} as const;

it('prints people: names, identifiers in their usual form, addresses on one line', () => {
  const person = (path: string) => line([{ person: path }]);
  expect(person('employee.name')).toBe('Ada B Nguyễn');
  expect(person('employee.firstName')).toBe('Ada');
  expect(person('employee.socialSecurityNumber')).toBe('123-45-6789');
  expect(person('employer.federalEIN')).toBe('12-3456789');
  expect(person('employee.address')).toBe('12 Main Street Apt 4, Springfield, IL 62701-1234');
  expect(person('employee.address.zipCode')).toBe('62701-1234');
  expect(person('employer.address')).toBeUndefined();
  expect(person('employer.telephoneNumber')).toBeUndefined();
});

it('prints Canadian people', () => {
  const form = { country: 'CA', people: canadianPeople } as const;
  const person = (path: string, sent = canadian) =>
    line([{ person: path }], { employee: sent }, form);
  expect(person('employee.socialInsuranceNumber')).toBe('046-454-286');
  expect(person('employee.address')).toBe('1 rue Wellington, Ottawa, ON K1A 0B1');
  const path = 'employee.socialInsuranceNumberExpiryDate';
  const expiring = { ...canadian, socialInsuranceNumberExpiryDate: '12/31/2030' };
  const print: Part[] = [{ person: path, style: { date: 'YYYY/MM/DD' } }];
  const temporary = { ...expiring, socialInsuranceNumber: '900000001' };
  expect(line(print, { employee: temporary }, form)).toBe('2030/12/31');
  expect(line(print, { employee: expiring }, form)).toBeUndefined();
  expect(person('employer.name')).toBeUndefined();
});

it('masks numbers in a preview, whole and in parts', () => {
  const ssn = (style?: Extract<Part, { person: string }>['style']) =>
    line([{ person: 'employee.socialSecurityNumber', ...(style && { style }) }], {
      signForm: 'PREVIEW',
    });
  expect(ssn()).toBe('XXX-XX-6789');
  expect(ssn({ bare: true })).toBe('XXXXX6789');
  expect(ssn({ bare: true, from: 1, to: 3 })).toBe('XXX');
  expect(ssn({ bare: true, from: 6, to: 9 })).toBe('6789');
  const form = { country: 'CA', people: canadianPeople } as const;
  const sin: Part[] = [{ person: 'employee.socialInsuranceNumber' }];
  expect(line(sin, { employee: canadian, signForm: 'PREVIEW' }, form)).toBe('XXX-XXX-286');
  expect(line(sin, { employee: canadian, signForm: 'SIGN_EXTERNALLY' }, form)).toBe('046-454-286');
});

it('also masks a social security number that a question asks for', () => {
  const spouse: Part[] = [{ question: 'why', style: { ssn: true } }];
  const fields = { why: '987654321' };
  expect(line(spouse, { fields, signForm: 'PREVIEW' })).toBe('XXX-XX-4321');
  expect(line(spouse, { fields, signForm: 'SIGN' })).toBe('987-65-4321');
});

it('prints parts of numbers and dates in the given format', () => {
  const fields = { extra: '1,250.5', born: '07/04/1976' };
  const extra = (part: 'whole' | 'cents') =>
    line([{ question: 'extra', style: { part } }], { fields });
  expect(line([{ question: 'extra' }], { fields })).toBe('1,250.50');
  expect([extra('whole'), extra('cents')]).toEqual(['1,250', '50']);
  const income = (text: string) =>
    line([{ question: 'income', style: { decimals: 2 } }], { fields: { income: text } });
  expect([income('1250'), income('0'), income('')]).toEqual(['1,250.00', '0.00', undefined]);
  const born = (date: string) => line([{ question: 'born', style: { date } }], { fields });
  expect(born('YYYY/MM/DD')).toBe('1976/07/04');
  expect(born('MM/DD/YYYY')).toBe('07/04/1976');
  expect([born('MM'), born('D'), born('YY')]).toEqual(['07', '4', '76']);
  const zip: Part[] = [
    { person: 'employee.address.zipCode', style: { bare: true, from: 1, to: 5 } },
  ];
  expect(line(zip)).toBe('62701');
});

it('leaves out a field whose parts are all missing', () => {
  const form = bundle({
    ...questions,
    fields: [
      { field: 'line', print: [{ question: 'why' }, { words: ', ' }, { question: 'extra' }] },
    ],
  });
  expect(printed(form).texts).toEqual({});
  expect(printed(form, { fields: { why: 'because' } }).texts).toEqual({ line: 'because' });
});

it('chooses words, templates and states by an answer', () => {
  const form = bundle({
    ...questions,
    fields: [
      {
        field: 'word',
        by: 'reason',
        choose: {
          NO_TAX: { print: [{ words: 'EXEMPT' }] },
          OTHER: { print: [{ question: 'why' }] },
        },
      },
      { field: 'box', by: 'isExempt', choose: { true: { state: 'Yes' }, false: { state: 'No' } } },
    ],
  });
  const chosen = (fields: Record<string, string>) => {
    const { texts, states } = printed(form, { fields });
    return { texts, states };
  };
  expect(chosen({})).toEqual({ texts: {}, states: {} });
  expect(chosen({ reason: 'NO_TAX', isExempt: 'false' })).toEqual({
    texts: { word: 'EXEMPT' },
    states: { box: 'No' },
  });
  expect(chosen({ reason: 'OTHER', why: 'because' })).toEqual({
    texts: { word: 'because' },
    states: {},
  });
});

it('ticks no box because of blanks only, not even with not', () => {
  const form = bundle({ ...questions, ticks: { yes: 'isExempt', no: 'not isExempt' } });
  expect(printed(form).states).toEqual({});
  expect(printed(form, { fields: { isExempt: 'false' } }).states).toEqual({ no: 'On' });
});

const signing = bundle({
  ...questions,
  sign: [
    { field: 'signatureLine_1', kind: 'signature', when: "reason == 'NO_TAX'" },
    { field: 'date_month', kind: 'date', format: 'MM' },
    { field: 'date_year', kind: 'date', format: 'YYYY' },
    { field: 'signatureLine_2', kind: 'signature', when: "reason == 'OTHER'" },
    { field: 'date_employer', kind: 'date', format: 'MM/DD/YYYY', when: 'false' },
  ],
});

it('signs the signature lines with the local date and time', () => {
  const newYear = { now: new Date('2027-01-01T04:59:59Z'), timeZone: 'America/Toronto' };
  const { signatures, dates } = printed(signing, { fields: { reason: 'OTHER' } }, newYear);
  expect(signatures).toEqual({
    signatureLine_2: { name: 'Ada B Nguyễn', stamp: '2026-12-31 23:59:59 America/Toronto' },
  });
  expect(dates).toEqual({ date_month: '12', date_year: '2026' });
});

it('writes midnight as 00 and stamps UTC when that is the zone', () => {
  const midnight = { now: new Date('2026-03-01T00:00:00Z'), timeZone: 'UTC' };
  const { signatures } = printed(signing, { fields: { reason: 'NO_TAX' } }, midnight);
  expect(signatures.signatureLine_1?.stamp).toBe('2026-03-01 00:00:00 UTC');
});

it('signs nothing in a preview or for a signer elsewhere', () => {
  for (const signForm of ['PREVIEW', 'SIGN_EXTERNALLY'] as const) {
    const { signatures, dates } = printed(signing, { fields: { reason: 'OTHER' }, signForm });
    expect({ signatures, dates }).toEqual({ signatures: {}, dates: {} });
  }
});
