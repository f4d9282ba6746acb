import type { Environment } from '@formpress/registry';
import { openLocator } from '../addresses/open-locator.ts';
import { auditOf } from '../audit/open-audit.ts';
import { type Connections, watchConnections } from '../connections/connections.ts';
import { createRateLimit } from '../connections/rate-limit.ts';
import { createThrottledLog, type ThrottledLog } from '../connections/throttled-log.ts';
import { openSource } from '../following/open-source.ts';
import { createLog } from '../foundation/log.ts';
import { openSealer } from '../foundation/open-sealer.ts';
import { openKeys } from '../keys/open-keys.ts';
import { createTokens, secretsOf } from '../keys/tokens.ts';
import { watchLoad } from '../operations/load.ts';
import type { LogSink } from '../operations/log-sink.ts';
import { createMetrics, type Metrics } from '../operations/metrics.ts';
import { openRelease } from '../release/live-release.ts';
import type { Settings } from '../settings/settings.ts';
import { trustOf } from '../settings/trusted-proxies.ts';
import { releaseEvents } from './release-events.ts';
import type { ServiceContext } from './service-context.ts';

const loginsPerSecond = 25;

type OpenOptions = {
  clock: () => number;
  sink: LogSink;
  environment: Environment;
  isWorker: boolean;
  /** The slot of this process among several workers. */
  slot: number | undefined;
};

/** Opens everything that requests need: the release, keys, limits, log and metrics. */
export async function openContext(
  settings: Settings,
  release: string,
  { clock, sink, slot, ...means }: OpenOptions,
): Promise<{ context: ServiceContext; developmentKey?: string }> {
  const sealer = settings.evidenceKey === undefined ? undefined : openSealer(settings.evidenceKey);
  const log = createLog(settings.logLevel, sink.write);
  const metrics = createMetrics();
  const throttledLog = createThrottledLog(log);
  const audit = auditOf(settings, slot, { clock, log });
  const { keys, developmentKey } = openKeys(settings, log, audit);
  const { rateLimit, specimens } = settings;
  const origin = () => settings.publicUrl ?? context.url;
  const { source, follower } = await openSource(release, settings, { ...means, log, clock });
  const opening = openRelease(source, { specimens, origin }, releaseEvents(log, metrics, audit));
  const live = await opening.catch(async (error) => {
    keys.stop();
    audit?.close();
    await follower?.stop();
    throw error;
  });
  const context: ServiceContext = {
    settings,
    clock,
    url: '',
    live,
    ...(follower && { follower }),
    ...(sealer && { sealer }),
    keys,
    locate: openLocator(settings, log),
    tokens: createTokens(secretsOf(settings)),
    limit: createRateLimit(rateLimit),
    openLimit: createRateLimit(settings.openRateLimit),
    connections: connectionsOf(settings, metrics, throttledLog),
    ...(rateLimit !== 'off' && { loginLimit: createRateLimit(loginsPerSecond) }),
    log,
    lostLines: sink.lost,
    throttledLog,
    ...(audit && { audit }),
    metrics,
    load: watchLoad({ inFlight: settings.maxInFlight, loopDelay: settings.maxLoopDelay }),
    state: 'open',
  };
  return { context, ...(developmentKey && { developmentKey }) };
}

function connectionsOf(
  settings: Settings,
  metrics: Metrics,
  throttledLog: ThrottledLog,
): Connections {
  const isTrusted = trustOf(settings.trustedProxies);
  return watchConnections({
    perAddress: settings.maxConnectionsPerAddress,
    pipelined: settings.maxPipelined,
    stall: settings.stallSeconds * 1000,
    isExempt: (address) => isTrusted(address, 0),
    refused() {
      metrics.countRefusedConnection();
      throttledLog.say('CONNECTION_REFUSED');
    },
  });
}
