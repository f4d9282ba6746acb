import type { Desk } from '../desk.ts';
import { type Family, familiesOf } from './families.ts';
import { followerFamilies } from './follower-families.ts';
import type { Operations, ProcessReadiness } from './operations.ts';
import { printMetrics } from './print-metrics.ts';

/** What a service that runs in one process tells operators. */
export function ownOperations(desk: Desk): Operations {
  return {
    metrics: () => printMetrics([[...ownFamilies(desk), ...followerFamilies(desk.follower)]]),
    async readiness() {
      const status = desk.closing ? 'shutting down' : 'ready';
      const following = desk.follower?.status();
      return { status, processes: [ownReadiness(desk)], ...(following && { following }) };
    },
  };
}

/** The metrics of this process. */
export function ownFamilies({ metrics, live, load }: Desk): Family[] {
  return familiesOf(metrics.counts, {
    digest: live.release().files.digest,
    followed: live.followed(),
    inFlight: load.inFlight(),
    loopDelay: load.loopDelay(),
  });
}

/** What this process serves, and why not something newer. */
export function ownReadiness({ live }: Desk): ProcessReadiness {
  const { files, forms, leftOut } = live.release();
  const followed = live.followed();
  const refused = live.refused();
  return {
    pid: process.pid,
    release: files.digest,
    formVersions: [...forms.values()].flat().length,
    leftOut,
    ...(followed && { followed }),
    ...(refused && { refused }),
  };
}
