import { readFileSync } from 'node:fs';
import type { AuditLine } from '@formpress/model';

/** The lines of an audit file. */
export function auditLines(file: string): AuditLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The content of lines without their position in the chain. */
export function eventsIn(file: string) {
  return auditLines(file).map(
    ({ time: _t, chain: _c, number: _n, previous: _p, hash: _h, ...rest }) => rest,
  );
}

/** A request that fills the form of the small release. */
export const fill = (signForm: string, more: object = {}, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({
    formId: 'W4101',
    formVersion: '2026.1.0',
    employee: { firstName: 'Jordan', lastName: 'Rivera' },
    fields: { dependents: 2 },
    signForm,
    ...more,
  }),
});
