import { expect } from 'vitest';
import { employee, employer } from './people.ts';
import type { TestedService } from './service-for-tests.ts';

type Parameter = { id: string; value: string; valueType: string };
type Filled = { pdf: string; taxParameters: Parameter[] } & Record<string, unknown>;
type Refused = { reason: string; errors: { field: string; code: string; message: string }[] };
type Headers = Record<string, string>;

/** Answers to the kitchen sink's federal form, and a request that fills it. */
export const answers = {
  isNonResidentAlien: false,
  isExempt: false,
  filingStatus: 'SINGLE',
  dependents: 2,
};
export const request = {
  formId: 'FD901',
  formVersion: '2026.1.0',
  employee,
  employer,
  fields: answers,
};

/** Sends a body to fillPdf. */
export function sendFill(service: TestedService, body: object, headers: Headers = {}) {
  return service.call('/v1/fillPdf', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** The reply of fillPdf to an accepted body. */
export async function fillWith(
  service: TestedService,
  body: object,
  headers?: Headers,
): Promise<Filled> {
  const response = await sendFill(service, body, headers);
  const filled = await response.json();
  expect(filled).not.toHaveProperty('errors');
  expect(response.status).toBe(200);
  return filled as Filled;
}

/** The reply of fillPdf to a refused body. */
export async function refuseWith(
  service: TestedService,
  body: object,
  headers?: Headers,
): Promise<Refused> {
  const response = await sendFill(service, body, headers);
  expect(response.status).toBe(400);
  return (await response.json()) as Refused;
}

/** Which fields were refused, and why. */
export function codesOf({ errors }: Refused): string[][] {
  return errors.map(({ field, code }) => [field, code]);
}
