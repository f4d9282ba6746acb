import { expect, it } from 'vitest';
import { messages } from '../foundation/messages.ts';
import { refusalResponse } from './responses.ts';

it('states how many answers were refused when there are only refused answers', () => {
  const problems = [
    { field: 'fields.dependents', code: 'INVALID_ANSWER', message: messages.missing },
    { field: 'fields.isExempt', code: 'MISSING_ANSWER', message: messages.missing },
  ] as const;
  expect(refusalResponse({ kind: 'badRequest', problems: [...problems] }, 'fr')).toEqual({
    status: 400,
    headers: { 'content-language': 'fr' },
    body: {
      status: 'Bad Request',
      statusCode: 400,
      reason: '2 réponses ont été refusées.',
      errors: [
        { field: 'fields.dependents', code: 'INVALID_ANSWER', message: 'Cette donnée manque.' },
        { field: 'fields.isExempt', code: 'MISSING_ANSWER', message: 'Cette donnée manque.' },
      ],
    },
  });
});

it('keeps the keys of a refusal in the order of the interface', () => {
  const message = messages.unknownKey('lastName');
  const problem = { field: 'employee.lastNme', code: 'UNKNOWN_KEY', message } as const;
  const { body } = refusalResponse({ kind: 'badRequest', problems: [problem] }, 'en');
  expect(JSON.stringify(body)).toBe(
    '{"status":"Bad Request","statusCode":400,"reason":"1 problem was found in the request.",' +
      '"errors":[{"field":"employee.lastNme","code":"UNKNOWN_KEY",' +
      '"message":"There is no such key. Did you mean \\"lastName\\"?"}]}',
  );
});

it('asks a client to retry while the service shuts down', () => {
  expect(refusalResponse({ kind: 'shuttingDown' }, 'en')).toEqual({
    status: 503,
    headers: { 'retry-after': '1', connection: 'close', 'content-language': 'en' },
    body: {
      status: 'Service Unavailable',
      statusCode: 503,
      reason: 'The service is shutting down. Try again.',
      errors: [],
    },
  });
});

it('lists the first 100 problems, and states how many there are in all', () => {
  const problems = Array.from({ length: 130 }, (_, index) => ({
    field: `employee.k${index}`,
    code: 'UNKNOWN_KEY' as const,
    message: messages.unknownKey(undefined),
  }));
  const { body } = refusalResponse({ kind: 'badRequest', problems, unlisted: 7 }, 'es');
  expect(body).toEqual({
    status: 'Bad Request',
    statusCode: 400,
    reason: 'Se encontraron 137 problemas en la solicitud; se muestran los primeros 100.',
    errors: problems
      .slice(0, 100)
      .map(({ field, code }) => ({ field, code, message: 'No existe esa clave.' })),
  });
});

it.each([
  ['k'.repeat(80), 'k'.repeat(80)],
  ['k'.repeat(81), `${'k'.repeat(80)}…`],
  [`${'k'.repeat(79)}😀`, `${'k'.repeat(79)}…`],
])('cuts an invented key between two characters', (field, shown) => {
  const problems = [{ field, code: 'UNKNOWN_KEY' as const, message: messages.unknownKey('a') }];
  const { body } = refusalResponse({ kind: 'badRequest', problems }, 'en');
  expect(body).toMatchObject({ errors: [{ field: shown }] });
});
