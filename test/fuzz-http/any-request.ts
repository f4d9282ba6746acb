import fc from 'fast-check';
import { answers, request } from '../service/fill-calls.ts';
import { canadian, cheyenne, employee, reno, whitehorse } from '../service/people.ts';
import type { RawRequest } from './send-raw.ts';

const strange = fc.constantFrom<unknown>(
  ...['', ' ', 'true', '0', '-0', '1e400', '٣', '\ud800', '\u0000', '\u202e', 'Ω', '株', 'a\nb'],
  ...[0, -1, 1e21, 1.5, true, null, [], {}, [[]], [null], 'x'.repeat(5_000)],
  ...['__proto__', 'constructor', '../../etc/passwd', '{{7*7}}', '%00', "' or 1=1"],
);
const key = fc.oneof(
  fc.constantFrom(...Object.keys({ ...request, ...employee, ...canadian, ...answers })),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0'),
  fc.string({ maxLength: 8, unit: 'binary' }),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    strange,
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
}));

/** A valid body with a change. */
function changed(whole: object): fc.Arbitrary<object> {
  const change = (node: unknown, path: number[], to: unknown): unknown => {
    const entries = typeof node === 'object' && node !== null ? Object.entries(node) : [];
    const [first, ...rest] = path;
    const chosen = first !== undefined && entries[first % Math.max(1, entries.length)];
    if (!chosen) return to;
    const [name, inner] = chosen;
    const made = { ...(node as object), [name]: change(inner, rest, to) };
    return Array.isArray(node) ? Object.values(made) : made;
  };
  const path = fc.array(fc.nat(12), { minLength: 1, maxLength: 4 });
  return fc
    .array(fc.tuple(path, value), { maxLength: 3 })
    .map((changes) => changes.reduce((so, [at, to]) => change(so, at, to) as object, whole));
}

const letters = [
  'WY',
  { locality: 'FEDERAL', filingStatus: 'S', otherIncome: '1.00', twoJobs: true },
];
const fills = fc.oneof(
  changed(request),
  changed({ ...request, formId: 'WY903', federalValues: { isExempt: false, filingStatus: 'S' } }),
  changed({ ...request, lockInLetters: letters }),
  changed({ formId: 'CF901', employee: canadian, fields: { dateOfBirth: '1990-01-31' } }),
);
const somewhere = { homeAddress: cheyenne, workAddresses: [reno, whitehorse] };
const locations = fc.oneof(
  changed(somewhere),
  changed({ ...somewhere, lockInLetters: letters, nexus: ['WY', 'YT'] }),
);
const certificates = [
  { formId: 'FD901', formVersion: '2021.01.0', date: '2025-01-31', isExempt: true },
  { formId: 'WY901', date: '2026-01-31', isExempt: true, exemptReason: 'OTHER' },
];
const renewals = changed({ certificates, asOf: '2026-02-28' });
const changes = changed({ before: somewhere, after: somewhere, certificates, nexus: ['NV'] });

/** JSON, and texts that are nearly JSON: cut off, deeply nested, with duplicate keys, or in other encodings. */
function textOf(body: fc.Arbitrary<unknown>): fc.Arbitrary<string | Uint8Array> {
  const text = body.map((each) => JSON.stringify(each) ?? 'undefined');
  return fc.oneof(
    { arbitrary: text, weight: 8 },
    fc.tuple(text, fc.nat(400)).map(([whole, at]) => whole.slice(0, at)),
    fc.tuple(text, key).map(([whole, name]) => whole.replace('{', `{${JSON.stringify(name)}:1,`)),
    fc.nat(9_000).map((depth) => `{"fields":${'['.repeat(depth)}${']'.repeat(depth)}}`),
    fc.nat(9_000).map((depth) => '{"employee":'.repeat(depth)),
    text.map((whole) => Buffer.from(whole, 'utf16le')),
    text.map((whole) => Buffer.from(`\ufeff${whole}`)),
    fc.uint8Array({ maxLength: 200 }),
  );
}

const id = fc.oneof(
  fc.constantFrom('FD901', 'WY901', 'CF901', 'fd901', 'FEDERAL', 'QS1', 'QS99', 'INELIGIBLE'),
  fc.constantFrom('..', '.', '%2e%2e', '..%2f..%2fetc%2fpasswd', '..%5c', '%00', '%zz', '%ff'),
  fc.constantFrom('__proto__', 'constructor', '2026.1.0', 'fd901_1.png', '..%2fbundle.json'),
  fc.string({ maxLength: 300 }).map(encoded),
);
const path = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('/v1/formQuestionSet', '/v1/flowQuestionSet', '/images', '/v1/docs', '/docs'),
      fc.array(id, { maxLength: 4 }),
    )
    .map(([start, ids]) => [start, ...ids].join('/')),
  fc.tuple(fc.constantFrom('/v1/fillPdf', '/v1/getPdf'), id).map((parts) => parts.join('/')),
  fc.constantFrom('/v1/getAllFormIds', '/v1/getAllFormsCatalog', '/v1/docs/config', '/healthz'),
  fc.constantFrom('/v1/parameterMapping', '/v1/renewals', '/v1/changes'),
  fc.constantFrom('/authentication/login', '/readyz', '/v1', '//v1//forms', '*', '/metrics', '/'),
);
const queryNames = [
  ...['formVersion', 'hasFederalValues', 'formId', 'effectiveDate', 'lockInLetters'],
  ...['__proto__', 'x[]'],
];
const query = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.tuple(fc.constantFrom(...queryNames), id), { maxLength: 3 })
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
);
const headerText = fc
  .string({ maxLength: 60 })
  .map((text) => text.replace(/[^\x20-\x7e]/g, '').trim());
const headers = fc.dictionary(
  fc.constantFrom('accept-language', 'timezone', 'accept', 'if-none-match', 'api-key', 'origin'),
  fc.oneof(headerText, fc.constantFrom('fr;q=9', '*;q=0', 'Mars/X', ',,,;;', 'x'.repeat(4_000))),
  { maxKeys: 3 },
);
const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE');
const type = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 6 },
  fc.constantFrom('application/json; charset=utf-16', 'text/json', 'a/b; c="', '', 'null'),
);
const encoding = fc.oneof(
  { arbitrary: fc.constant({}), weight: 6 },
  fc.constantFrom('gzip', 'br', 'x').map((name) => ({ 'content-encoding': name })),
);

const linesType = fc.oneof(
  { arbitrary: fc.constant('application/x-ndjson'), weight: 6 },
  fc.constantFrom('application/json', 'application/x-ndjson; charset=x', '', 'text/plain'),
);
const lines = fc
  .array(fc.oneof(textOf(fills), fc.constantFrom('', '\r', ' ', '\u0000')), { maxLength: 6 })
  .map((some) => Buffer.concat(some.flatMap((each) => [Buffer.from(each), Buffer.from('\n')])));
const batched: fc.Arbitrary<RawRequest> = fc
  .tuple(lines, headers, linesType, encoding)
  .map(([body, given, contentType, coding]) => ({
    method: 'POST',
    path: '/v1/fillPdf/batch',
    headers: { ...given, ...coding, 'content-type': contentType },
    body,
  }));
const posted: fc.Arbitrary<RawRequest> = fc
  .oneof(
    fc.tuple(fc.constant('/v1/fillPdf'), textOf(fills)),
    fc.tuple(fc.constantFrom('/v1/forms', '/v1/guided-flows'), textOf(locations)),
    fc.tuple(fc.constant('/v1/renewals'), textOf(renewals)),
    fc.tuple(fc.constant('/v1/changes'), textOf(changes)),
  )
  .chain(([to, body]) =>
    fc.tuple(headers, type, encoding).map(([given, contentType, coding]) => ({
      method: 'POST',
      path: to,
      headers: { ...given, ...coding, 'content-type': contentType },
      body,
    })),
  );
const asked: fc.Arbitrary<RawRequest> = fc
  .tuple(method, path, query, headers)
  .map(([name, to, rest, given]) => ({ method: name, path: to + rest, headers: given }));

/** Any request, with almost valid bodies and mostly invalid everything else. */
export const anyRequest: fc.Arbitrary<RawRequest> = fc.oneof(
  { arbitrary: posted, weight: 3 },
  { arbitrary: asked, weight: 2 },
  { arbitrary: batched, weight: 1 },
);

/** A lone surrogate cannot be encoded; it is sent as a question mark. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
}
