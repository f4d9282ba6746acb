import { expect } from 'vitest';
import { at } from '../payroll/payroll-caller.ts';
import type { Subject } from './subject.ts';

const date = '2025-06-02';
const exempt = (formId: string, exemptReason?: string) => ({
  formId,
  date,
  isExempt: true,
  ...(exemptReason && { exemptReason }),
});
const filed = (...ids: string[]) => ids.map((formId) => ({ formId, date }));
const kentucky = [exempt('KY101', 'RECIPROCITY')];

const bodies: [path: string, body: object][] = [
  [
    '/v1/renewals',
    {
      asOf: '2026-03-01',
      certificates: [
        ...[exempt('W4101'), exempt('W8101'), exempt('IL101'), ...kentucky],
        ...[exempt('KY101', 'MILITARY_SPOUSE'), ...filed('TD101', 'AL101')],
      ],
    },
  ],
  [
    '/v1/changes',
    {
      before: at('NY', 'NJ'),
      after: at('PA', 'NJ'),
      certificates: filed('W4101', 'NY101', 'AL101'),
    },
  ],
  ['/v1/changes', { before: at('OH', 'KY'), after: at('TN', 'KY'), certificates: kentucky }],
  ['/v1/changes', { before: at('OH', 'KY'), after: at('IN', 'KY'), certificates: kentucky }],
  ['/v1/forms', { ...at('NY', 'TX'), nexus: ['TX'] }],
];

/** Sends the requests that payroll makes after the first day, about forms of which enough is known. */
export async function askPayroll({ call }: Subject): Promise<void> {
  for (const [path, body] of bodies)
    expect([path, (await call(path, { method: 'POST', body })).status]).toEqual([path, 200]);
  for (const id of ['W4101', 'NY101', 'AR101', 'PA102', 'AL101', 'AZ101'])
    expect((await call(`/v1/parameterMapping?formId=${id}`)).status).toBe(200);
}
