import { expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { answers, fillWith, request, sendFill } from '../service/fill-calls.ts';
import { canadian, employee, employer } from '../service/people.ts';
import { readPdf } from '../service/read-pdf.ts';
import { serviceOfDefinitions } from '../service/service-of-definitions.ts';

const service = serviceOfDefinitions(kitchenSink);

it('previews: the number is masked, nothing is signed, nothing can be filled', async () => {
  const filled = await fillWith(service(), request);
  expect(Object.keys(filled)).toEqual(['form', 'pdf', 'taxParameters']);
  expect(filled.form).toBe('FD901');
  expect(filled.taxParameters).toContainEqual({
    id: 'FED.dependentsAmt',
    value: '1000.00',
    valueType: 'dollarAmount',
  });
  const { text, fields } = await readPdf(filled.pdf);
  expect(text).toContain('XXX-XX-6789');
  expect(text).toContain('Nguyễn');
  expect(Buffer.from(filled.pdf, 'base64').toString('latin1')).not.toMatch(/123-?45-?6789/);
  expect(fields).toEqual([]);
});

it('signs with name, stamp and local date', async () => {
  const sign = { ...request, signForm: 'SIGN' };
  const filled = await fillWith(service(), sign, { timezone: 'America/New_York' });
  const { text, fields } = await readPdf(filled.pdf);
  expect(text).toContain('123-45-6789');
  expect(text).toContain('Łukasz Q Nguyễn');
  expect(text).toContain('2026-03-01 07:00:00 America/New_York');
  expect(text).toContain('03/01/2026');
  expect(fields).toEqual([]);
});

it('returns to each of many concurrent callers only their own PDF', async () => {
  const letters = [...'abcde'];
  const names = letters.flatMap((first) => letters.map((second) => `Zq${first}${second}zq`));
  const filled = await Promise.all(
    names.map((lastName) =>
      fillWith(service(), { ...request, employee: { ...employee, lastName }, signForm: 'SIGN' }),
    ),
  );
  for (const [index, { pdf }] of filled.entries()) {
    const { text } = await readPdf(pdf);
    expect([...new Set(text.match(/Zq..zq/g))]).toEqual([names[index]]);
  }
});

it('leaves only signature and date fillable for another tool', async () => {
  const filled = await fillWith(service(), { ...request, signForm: 'SIGN_EXTERNALLY' });
  const { text, fields } = await readPdf(filled.pdf);
  expect(text).toContain('123-45-6789');
  expect(fields).toEqual(['date', 'signatureLine']);
});

it('warns without a version, in the requested language, and for a deprecated one', async () => {
  const { formVersion: _, ...withoutVersion } = request;
  const warned = await fillWith(service(), withoutVersion, { 'accept-language': 'es' });
  expect(Object.keys(warned)).toEqual(['form', 'pdf', 'taxParameters', 'notice']);
  expect(warned.notice).toMatchObject({ type: 'WARNING', message: /formVersion/ });
  const old = {
    formId: 'FD901',
    formVersion: '2021.1.0',
    employee,
    fields: { filingStatus: 'SINGLE' },
  };
  expect((await fillWith(service(), old)).notice).toEqual({
    type: 'DEPRECATION',
    message: 'Version 2021.01.0 of this form is deprecated. The current version is 2026.1.0.',
  });
});

it('returns more about Canadian forms', async () => {
  const fields = { dateOfBirth: '01/31/1990', isNonResident: false, province: 'YT', tuition: 500 };
  const filled = await fillWith(service(), { formId: 'CF901', employee: canadian, fields });
  const { pdf, taxParameters, notice, ...rest } = filled;
  expect(Object.keys(filled)).toEqual([
    'form',
    'pdf',
    'taxParameters',
    'notice',
    'formVersion',
    'formType',
    'name',
    'title',
    'locality',
  ]);
  expect(rest).toEqual({
    form: 'CF901',
    formVersion: '2026.1.0',
    formType: 'Canada Resident',
    name: 'CS1',
    title: 'Canadian Kitchen Sink Return',
    locality: 'CANADA_FEDERAL',
  });
  expect(taxParameters[0]).toEqual({
    id: 'CAN.totalClaimAmount',
    value: '16500.00',
    valueType: 'dollarAmount',
  });
  expect((await readPdf(pdf)).text).toMatch(/(X\s+){6}2\s+8\s+6/);
});

it('passes federal parameters on, unchanged except for the prefix', async () => {
  const { taxParameters } = await fillWith(service(), {
    ...request,
    fields: { ...answers, twoJobs: 'true' },
  });
  const known = taxParameters.map(({ id, value }) => [id.replace('FED.', ''), value]);
  const federalValues = Object.fromEntries(known);
  const filled = await fillWith(service(), {
    formId: 'WY903',
    employee,
    employer,
    fields: { adjustFederalValues: false },
    federalValues,
  });
  const given = Object.fromEntries(filled.taxParameters.map(({ id, value }) => [id, value]));
  expect(given).toMatchObject({
    'WY.filingStatus': 'S',
    'WY.twoJobs': 'true',
    'WY.dependentsAmt': '1000.00',
  });
});

it('writes the same bytes as a body made in one piece', async () => {
  for (const signForm of ['PREVIEW', 'SIGN', 'SIGN_EXTERNALLY']) {
    const response = await sendFill(service(), { ...request, signForm });
    const text = await response.text();
    expect(JSON.stringify(JSON.parse(text))).toBe(text);
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).toMatch(/./);
    const pdf = Buffer.from(JSON.parse(text).pdf, 'base64');
    expect(pdf.toString('base64')).toBe(JSON.parse(text).pdf);
  }
});

it('has written nothing personal into its log', () => {
  const log = service()
    .lines.join('')
    .replace(/"(?:time|id|milliseconds)":[^,}]+/g, '');
  const personal = /6789|6454|Łukasz|Nguy|Zoé|Tremblay|Cheyenne|24th|Sinks and|555|Bearer|eyJ|QQ/;
  expect(log).not.toMatch(personal);
  expect(log).not.toContain(service().key);
});
