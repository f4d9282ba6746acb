import type { Exchange } from '../exchange.ts';
import { filledIn, informationIn, type Row, setIn } from './row.ts';

const federalKeys = (
  'filingStatus isExempt isNonResidentAlien twoJobs ' +
  'additionalWithholding dependentsAmt otherIncome deductions'
).split(' ');
const people = [
  'employee.firstName',
  'employee.middleInitial',
  'employee.lastName',
  'employee.socialSecurityNumber',
  'employee.socialInsuranceNumber',
  'employee.socialInsuranceNumberExpiryDate',
  'employee.address',
  'employer.name',
  'employer.federalEIN',
  'employer.telephoneNumber',
  'employer.address',
];

/** Rows about completed forms, notices, headers and documents. */
export const fillRows: Record<string, Row> = {
  ...Object.fromEntries(
    ['PREVIEW', 'SIGN', 'SIGN_EXTERNALLY', undefined].map((mode): [string, Row] => [
      `signForm ${mode ?? 'left out'}`,
      (exchange) =>
        filledIn(exchange) !== undefined && filledIn(exchange)?.request.signForm === mode,
    ]),
  ),
  ...Object.fromEntries(
    people.map((field): [string, Row] => [
      `a form completed with ${field}`,
      (exchange) => sentOf(exchange, field) !== undefined,
    ]),
  ),
  ...Object.fromEntries(
    federalKeys.map((key): [string, Row] => [
      `a form completed with federalValues.${key}`,
      (exchange) => sentOf(exchange, `federalValues.${key}`) !== undefined,
    ]),
  ),
  ...Object.fromEntries(
    ['string', 'number', 'boolean', 'object'].map((type): [string, Row] => [
      `an answer as JSON ${type === 'object' ? 'list' : type}`,
      (exchange) =>
        Object.values(filledIn(exchange)?.request.fields ?? {}).some(
          (each) => typeof each === type,
        ),
    ]),
  ),
  ...Object.fromEntries(
    ['formQuestionSet', 'fillPdf'].map((name): [string, Row] => [
      `WARNING of ${name} without a version`,
      (exchange) => exchange.operation === name && noticeIn(exchange) === 'WARNING',
    ]),
  ),
  ...Object.fromEntries(
    ['formQuestionSet', 'fillPdf', 'formInformation'].map((name): [string, Row] => [
      `DEPRECATION of ${name}, naming the current version`,
      ({ operation, status, body, ...rest }) =>
        operation === name &&
        noticeIn({ operation, status, body, ...rest }) === 'DEPRECATION' &&
        JSON.stringify((body as { notice: unknown }).notice).includes('2026.1.0'),
    ]),
  ),
  'no notice when the current version is named': (exchange) => {
    const set = setIn(exchange);
    return exchange.query.get('formVersion') === '2026.1.0' && !!set && !('notice' in set);
  },
  'no notice when a future version is named': (exchange) => {
    const set = setIn(exchange);
    return exchange.query.get('formVersion') === '2099.1.0' && !!set && !('notice' in set);
  },
  'form information without a version has no notice': (exchange) => {
    const information = informationIn(exchange);
    return !!information && !exchange.query.has('formVersion') && !('notice' in information);
  },
  'US form: reply without the keys of Canada': (exchange) =>
    Object.keys(filledIn(exchange)?.reply ?? {}).join() === 'form,pdf,taxParameters',
  'Canadian form: reply with version, type, name, title and locality': (exchange) =>
    filledIn(exchange)?.reply.locality === 'CANADA_FEDERAL',
  'blank: application/pdf with a file name': ({ operation, headers, body }) =>
    operation === 'getPdf' &&
    headers.get('content-type') === 'application/pdf' &&
    /filename="[\w.-]+\.pdf"/.test(headers.get('content-disposition') ?? '') &&
    body instanceof Uint8Array,
  'description: application/yaml, version 0.0.1': ({ operation, headers, body }) =>
    operation === 'docsConfig' &&
    /^application\/yaml\b/.test(headers.get('content-type') ?? '') &&
    new TextDecoder().decode(body as Uint8Array).includes('version: 0.0.1'),
  'unknown version: the message lists those there are': ({ status, path, body }) =>
    status === 404 && path.endsWith('/FD901') && JSON.stringify(body).includes('2099.1.0'),
  'login: a token': ({ operation, status }) => operation === 'login' && status === 200,
};

const madeOperations = 'login forms guidedFlows fillPdf fillPdfBatch renewals changes'.split(' ');

/** What is wrong with the headers that every reply of a kind must have. */
export function wrongHeaders({ operation, status, headers, body }: Exchange): string[] {
  const kept = headers.get('cache-control') ?? '';
  const isMade = madeOperations.includes(operation ?? '');
  const isContent = operation && !isMade && !/z$/.test(operation) && status < 400;
  const wrong = [];
  if (headers.get('x-content-type-options') !== 'nosniff') wrong.push('nosniff');
  if ((isMade || status >= 400) && kept !== 'no-store') wrong.push('no-store');
  if (isContent && !headers.has('etag')) wrong.push('ETag');
  if (isContent && !headers.get('vary')?.includes('Accept-Language')) wrong.push('Vary');
  if (headers.has('access-control-allow-origin')) wrong.push('CORS');
  const type = headers.get('content-type');
  const isJson = body !== undefined && type?.startsWith('application/json');
  if (isJson && type !== 'application/json; charset=utf-8') wrong.push('charset');
  return wrong;
}

function sentOf(exchange: Exchange, field: string): unknown {
  let value: unknown = filledIn(exchange)?.request;
  for (const key of field.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

function noticeIn({ status, body }: Exchange): string | undefined {
  const { notice } = (body ?? {}) as { notice?: { type: string } };
  return status === 200 ? notice?.type : undefined;
}
