import type { Audit } from '../audit/open-audit.ts';
import { faultOf } from '../foundation/fault-of.ts';
import type { Log } from '../foundation/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { ReleaseEvents } from '../release/live-release.ts';

/** Logs loaded and refused releases. The message of a refusal is in /readyz. */
export function releaseEvents(log: Log, metrics: Metrics, audit: Audit | undefined): ReleaseEvents {
  return {
    loaded({ heldBack, files }) {
      metrics.countLoad('good');
      log('info', { code: 'RELEASE_LOADED' });
      audit?.record({ event: 'RELEASE_LOADED', release: files.digest });
      const count = heldBack.length;
      if (count > 0) log('warn', { code: 'SPECIMENS_LEFT_OUT', count });
    },
    refused({ code }, error) {
      metrics.countLoad('bad');
      log('error', { code: code === 'RELEASE_UNUSABLE' ? `${code}: ${faultOf(error)}` : code });
      audit?.record({ event: 'RELEASE_REFUSED', outcome: code });
    },
  };
}
