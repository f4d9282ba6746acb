import { auditFamilies } from '../operations/audit-families.ts';
import { type Family, familiesOf } from '../operations/families.ts';
import { followerFamilies } from '../operations/follower-families.ts';
import type { Operations, ProcessReadiness, Readiness } from '../operations/operations.ts';
import { printMetrics } from '../operations/print-metrics.ts';
import type { ServiceContext } from './service-context.ts';

/** The metrics and readiness of a service that runs in one process. */
export function ownOperations(context: ServiceContext): Operations {
  return {
    metrics: () => printMetrics([[...ownFamilies(context), ...followerFamilies(context.follower)]]),
    async readiness() {
      const following = context.follower?.status();
      const processes = [ownReadiness(context)];
      return { status: statusOf(context), processes, ...(following && { following }) };
    },
  };
}

/** Whether requests should be sent to this process. */
export function statusOf({ state, load }: ServiceContext): Readiness['status'] {
  if (state !== 'open') return state === 'draining' ? 'draining' : 'shutting down';
  return load.isOverloaded() ? 'overloaded' : 'ready';
}

/** The metrics of this process. */
export function ownFamilies(context: ServiceContext): Family[] {
  const { metrics, live, load, connections, lostLines, audit } = context;
  const families = familiesOf(metrics.counts, {
    digest: live.release().files.digest,
    followed: live.followed(),
    isReady: statusOf(context) === 'ready',
    inFlight: load.inFlight(),
    connections: connections.count(),
    lostLines: lostLines(),
    loopDelay: load.loopDelay(),
  });
  return [...families, ...auditFamilies(audit)];
}

/** The release that this process serves, and why it does not serve a newer one. */
export function ownReadiness(context: ServiceContext): ProcessReadiness {
  const { live } = context;
  const { files, forms, heldBack } = live.release();
  const followed = live.followed();
  const refused = live.refused();
  return {
    pid: process.pid,
    status: statusOf(context),
    release: files.digest,
    formVersions: [...forms.values()].flat().length,
    leftOut: heldBack.length,
    ...(followed && { followed }),
    ...(refused && { refused }),
  };
}
