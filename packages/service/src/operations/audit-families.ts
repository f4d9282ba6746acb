import type { Audit } from '../audit/open-audit.ts';
import { counter, type Family, gauge } from './families.ts';

/** The metrics of a process's audit file. They include its head, which shows whether the file was cut off later. */
export function auditFamilies(audit: Audit | undefined): Family[] {
  if (!audit) return [];
  const { chain, head, written, lost, isFailing } = audit.status();
  const total = (value: number) => [{ value, labels: {} }];
  return [
    counter('formpress_audit_lines_total', 'Audit lines written.', total(written)),
    counter('formpress_audit_lines_lost_total', 'Audit lines not written.', total(lost)),
    gauge('formpress_audit_failing', 'Processes that cannot write.', isFailing ? 1 : 0),
    gauge('formpress_audit_head_info', 'Hash of the last line of a chain.', 1, { chain, head }),
  ];
}
