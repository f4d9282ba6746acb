import type { EnvironmentReader } from './environment-reader.ts';

/** Limits of the service. Each process counts its own. */
export type LimitSettings = {
  /** Maximum requests per second for each key. */
  rateLimit: RateSetting;
  /** Maximum requests per second for each address, without a valid token. */
  openRateLimit: RateSetting;
  /** Maximum concurrent requests; more are refused for a while. */
  maxInFlight: number;
  /** Maximum event loop delay in milliseconds; beyond it requests are refused for a while. */
  maxLoopDelay: number;
  /** Maximum open connections, in all and from one address. */
  maxConnections: number;
  maxConnectionsPerAddress: number;
  /** Maximum pipelined requests on one connection. */
  maxPipelined: number;
  /** Seconds in which a request must arrive, and a reply must be read. */
  stallSeconds: number;
  /** Seconds that the service still accepts requests after a stop signal. */
  drainSeconds: number;
  /** Seconds that open requests then have to finish. */
  shutdownSeconds: number;
};

/** A number of requests per second, or no limit. */
type RateSetting = number | 'off';

/** Reads the limits of the service. */
export function readLimits(reader: EnvironmentReader, development: boolean): LimitSettings {
  const rateLimit = readRate('RATE_LIMIT', 1_000, reader);
  return {
    rateLimit,
    openRateLimit: readRate('OPEN_RATE_LIMIT', rateLimit === 'off' ? 'off' : 20, reader),
    maxInFlight: reader.count('MAX_IN_FLIGHT', 1_000),
    maxLoopDelay: reader.count('MAX_LOOP_DELAY', 500),
    maxConnections: reader.count('MAX_CONNECTIONS', 10_000),
    maxConnectionsPerAddress: reader.count('MAX_CONNECTIONS_PER_ADDRESS', 500),
    maxPipelined: reader.count('MAX_PIPELINED', 16),
    stallSeconds: reader.count('STALL_SECONDS', 30),
    drainSeconds: reader.count('DRAIN_SECONDS', development ? 0 : 5, 0),
    shutdownSeconds: reader.count('SHUTDOWN_SECONDS', 10),
  };
}

function readRate(name: string, usual: RateSetting, reader: EnvironmentReader): RateSetting {
  const given = reader.text(name);
  if (given === undefined) return usual;
  if (given === 'off') return 'off';
  const perSecond = /^[0-9]{1,9}$/.test(given) ? Number(given) : 0;
  if (perSecond === 0) reader.refuse(`${name} must be off or a number of requests per second.`);
  return perSecond;
}
