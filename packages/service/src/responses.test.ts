import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { refusalResponse } from './responses.ts';

it('says how many answers were refused when only answers were', () => {
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

it('tells a client to come back while the service shuts down', () => {
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
