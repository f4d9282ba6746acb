import type { EnvironmentReader } from './environment-reader.ts';

/** What the service takes on, and how long it waits. Everything is counted by each process. */
export type LimitSettings = {
  /** Requests a second and key. */
  rateLimit: RateSetting;
  /** Requests a second and address, of callers without a valid token. */
  openRateLimit: RateSetting;
  /** Maximum concurrent requests; more are refused for a while. */
  maxInFlight: number;
  /** Maximum event loop delay in milliseconds; beyond it requests are refused for a while. */
  maxLoopDelay: number;
  /** Maximum open connections, in all and from one address. */
  maxConnections: number;
  maxConnectionsPerAddress: number;
  /** Maximum requests of one connection that wait for their replies. */
  maxPipelined: number;
  /** Seconds in which a request must have arrived, and a reply must have been read. */
  stallSeconds: number;
  /** Seconds in which a service that was told to stop still takes requests. */
  drainSeconds: number;
  /** Seconds that open requests have to end after that. */
  shutdownSeconds: number;
};

/** A number of requests a second, or no limit. */
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
