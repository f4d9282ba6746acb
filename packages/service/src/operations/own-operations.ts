import type { Desk } from '../desk.ts';
import { auditFamilies } from './audit-families.ts';
import { type Family, familiesOf } from './families.ts';
import { followerFamilies } from './follower-families.ts';
import type { Operations, ProcessReadiness, Readiness } from './operations.ts';
import { printMetrics } from './print-metrics.ts';

/** What a service that runs in one process tells operators. */
export function ownOperations(desk: Desk): Operations {
  return {
    metrics: () => printMetrics([[...ownFamilies(desk), ...followerFamilies(desk.follower)]]),
    async readiness() {
      const following = desk.follower?.status();
      const processes = [ownReadiness(desk)];
      return { status: statusOf(desk), processes, ...(following && { following }) };
    },
  };
}

/** Whether requests should be sent to this process. */
export function statusOf({ state, load }: Desk): Readiness['status'] {
  if (state !== 'open') return state === 'draining' ? 'draining' : 'shutting down';
  return load.isOverloaded() ? 'overloaded' : 'ready';
}

/** The metrics of this process. */
export function ownFamilies(desk: Desk): Family[] {
  const { metrics, live, load, connections, lostLines, audit } = desk;
  const families = familiesOf(metrics.counts, {
    digest: live.release().files.digest,
    followed: live.followed(),
    isReady: statusOf(desk) === 'ready',
    inFlight: load.inFlight(),
    connections: connections.count(),
    lostLines: lostLines(),
    loopDelay: load.loopDelay(),
  });
  return [...families, ...auditFamilies(audit)];
}

/** What this process serves, and why not something newer. */
export function ownReadiness(desk: Desk): ProcessReadiness {
  const { live } = desk;
  const { files, forms, leftOut } = live.release();
  const followed = live.followed();
  const refused = live.refused();
  return {
    pid: process.pid,
    status: statusOf(desk),
    release: files.digest,
    formVersions: [...forms.values()].flat().length,
    leftOut,
    ...(followed && { followed }),
    ...(refused && { refused }),
  };
}
