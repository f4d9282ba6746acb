import type { EnvironmentReader } from './environment-reader.ts';

/** What the service takes on, and how long it waits. */
export type LimitSettings = {
  /** Requests a second and key, or no limit. */
  rateLimit: number | 'off';
  /** Maximum concurrent requests; more are refused for a while. */
  maxInFlight: number;
  /** Maximum event loop delay in milliseconds; beyond it requests are refused for a while. */
  maxLoopDelay: number;
  /** Seconds that open requests have to end when the service stops. */
  shutdownSeconds: number;
};

/** Reads the limits of the service. */
export function readLimits(reader: EnvironmentReader): LimitSettings {
  return {
    rateLimit: readRate('RATE_LIMIT', 1_000, reader),
    maxInFlight: reader.count('MAX_IN_FLIGHT', 1_000),
    maxLoopDelay: reader.count('MAX_LOOP_DELAY', 500),
    shutdownSeconds: reader.count('SHUTDOWN_SECONDS', 10),
  };
}

function readRate(name: string, usual: number, reader: EnvironmentReader): number | 'off' {
  const given = reader.text(name);
  if (given === undefined) return usual;
  if (given === 'off') return 'off';
  const perSecond = /^[0-9]{1,9}$/.test(given) ? Number(given) : 0;
  if (perSecond === 0) reader.refuse(`${name} must be off or a number of requests a second.`);
  return perSecond;
}
