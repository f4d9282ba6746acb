import type { Environment } from '@formpress/registry';
import { openLocator } from './addresses/open-locator.ts';
import { type Connections, watchConnections } from './connections/connections.ts';
import { type CountedLog, createCountedLog } from './connections/counted-log.ts';
import type { Desk } from './desk.ts';
import { openSource } from './following/open-source.ts';
import { faultOf } from './http/fault-of.ts';
import { openKeys } from './keys/open-keys.ts';
import { createLog, type Log } from './log.ts';
import { watchLoad } from './operations/load.ts';
import type { LogSink } from './operations/log-sink.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { createRateLimit } from './rate-limit.ts';
import { openRelease, type ReleaseEvents } from './release/live-release.ts';
import type { Settings } from './settings/settings.ts';
import { trustOf } from './settings/trusted-proxies.ts';
import { createTokens, secretsOf } from './tokens.ts';

const loginsPerSecond = 25;

type Around = {
  clock: () => number;
  sink: LogSink;
  environment: Environment;
  isWorker: boolean;
};

/** Lays out everything that requests need: the release, keys, limits, log and counters. */
export async function openDesk(
  settings: Settings,
  release: string,
  { clock, sink, ...means }: Around,
): Promise<{ desk: Desk; developmentKey?: string }> {
  const log = createLog(settings.logLevel, sink.write);
  const metrics = createMetrics();
  const strangers = createCountedLog(log);
  const { keys, developmentKey } = openKeys(settings, log);
  const { rateLimit, specimens } = settings;
  const origin = () => settings.publicUrl ?? desk.url;
  const { source, follower } = await openSource(release, settings, { ...means, log, clock });
  const opening = openRelease(source, { specimens, origin }, eventsFor(log, metrics));
  const live = await opening.catch(async (trouble) => {
    keys.stop();
    await follower?.stop();
    throw trouble;
  });
  const desk: Desk = {
    settings,
    clock,
    url: '',
    live,
    ...(follower && { follower }),
    keys,
    locate: openLocator(settings, log),
    tokens: createTokens(secretsOf(settings)),
    limit: createRateLimit(rateLimit),
    openLimit: createRateLimit(settings.openRateLimit),
    connections: connectionsOf(settings, metrics, strangers),
    ...(rateLimit !== 'off' && { loginLimit: createRateLimit(loginsPerSecond) }),
    log,
    lostLines: sink.lost,
    strangers,
    metrics,
    load: watchLoad({ inFlight: settings.maxInFlight, loopDelay: settings.maxLoopDelay }),
    state: 'open',
  };
  return { desk, ...(developmentKey && { developmentKey }) };
}

function connectionsOf(settings: Settings, metrics: Metrics, strangers: CountedLog): Connections {
  const isTrusted = trustOf(settings.trustedProxies);
  return watchConnections({
    perAddress: settings.maxConnectionsPerAddress,
    pipelined: settings.maxPipelined,
    stall: settings.stallSeconds * 1000,
    isExempt: (address) => isTrusted(address, 0),
    refused() {
      metrics.countRefusedConnection();
      strangers.say('CONNECTION_REFUSED');
    },
  });
}

/** A release is logged by what became of it; why it was refused in words stands in /readyz. */
function eventsFor(log: Log, metrics: Metrics): ReleaseEvents {
  return {
    loaded({ leftOut }) {
      metrics.countLoad('good');
      log('info', { code: 'RELEASE_LOADED' });
      if (leftOut > 0) log('warn', { code: 'SPECIMENS_LEFT_OUT', count: leftOut });
    },
    refused({ code }, error) {
      metrics.countLoad('bad');
      log('error', { code: code === 'RELEASE_UNUSABLE' ? `${code}: ${faultOf(error)}` : code });
    },
  };
}
