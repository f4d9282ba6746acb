import type { Environment } from '@formpress/registry';
import { openLocator } from './addresses/open-locator.ts';
import type { Desk } from './desk.ts';
import { openSource } from './following/open-source.ts';
import { faultOf } from './http/fault-of.ts';
import { openKeys } from './keys/open-keys.ts';
import { createLog, type Log } from './log.ts';
import { watchLoad } from './operations/load.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { createRateLimit } from './rate-limit.ts';
import { openRelease, type ReleaseEvents } from './release/live-release.ts';
import type { Settings } from './settings/settings.ts';
import { createTokens, secretsOf } from './tokens.ts';

const loginsPerSecond = 25;

type Around = {
  clock: () => number;
  write: (line: string) => void;
  environment: Environment;
  isWorker: boolean;
};

/** Lays out everything that requests need: the release, keys, limits, log and counters. */
export async function openDesk(
  settings: Settings,
  release: string,
  { clock, write, ...means }: Around,
): Promise<{ desk: Desk; developmentKey?: string }> {
  const log = createLog(settings.logLevel, write);
  const metrics = createMetrics();
  const { keys, developmentKey } = openKeys(settings, log);
  const { rateLimit, specimens } = settings;
  const origin = () => settings.publicUrl ?? desk.url;
  const { source, follower } = await openSource(release, settings, { ...means, log });
  const opening = openRelease(source, { specimens, origin }, eventsFor(log, metrics));
  const live = await opening.catch(async (trouble) => {
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
    ...(rateLimit !== 'off' && { loginLimit: createRateLimit(loginsPerSecond) }),
    log,
    metrics,
    load: watchLoad({ inFlight: settings.maxInFlight, loopDelay: settings.maxLoopDelay }),
    closing: false,
  };
  return { desk, ...(developmentKey && { developmentKey }) };
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
