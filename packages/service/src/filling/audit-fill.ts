import type { FillRequest } from '@formpress/engine';
import type { CatalogForm } from '@formpress/model';
import type { Audit } from '../audit/open-audit.ts';
import type { Call } from '../context/handler.ts';
import { codeOfRefusal } from '../foundation/refusal.ts';
import { type Reply, refused } from '../foundation/reply.ts';

/**
 * Records the outcome of a request to fill a form. A PDF that cannot be recorded is not returned; a
 * refusal is.
 */
export function auditFill(
  reply: Reply,
  call: Call,
  form?: CatalogForm,
  mode?: FillRequest['signForm'],
): Reply {
  const { audit } = call.context;
  if (audit === undefined || isRecorded(audit, reply, call, form, mode)) return reply;
  return reply.kind === 'refused' ? reply : refused({ kind: 'auditUnavailable' });
}

function isRecorded(
  audit: Audit,
  reply: Reply,
  { edition, visit }: Call,
  form?: CatalogForm,
  mode?: FillRequest['signForm'],
): boolean {
  return audit.record({
    event: 'FILL',
    key: visit.key?.id,
    route: visit.route,
    form: form?.id,
    version: form?.version,
    release: edition.release.files.digest,
    mode,
    outcome: reply.kind === 'refused' ? codeOfRefusal(reply.refusal) : 'OK',
    request: visit.id,
    trace: visit.trace?.id,
  });
}
