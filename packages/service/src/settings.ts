import { join } from 'node:path';
import { channelShape } from '@formpress/registry';
import { readGeocoderUrl } from './addresses/geocoding/read-geocoder-url.ts';
import { isLoopback } from './is-loopback.ts';

/** How a service runs. Made from the environment by `readSettings`. */
export type Settings = {
  host: string;
  port: number;
  /** The origin in links, when clients reach the service by another address. */
  publicUrl?: string;
  /** A key and a secret are made up when there are none: on a loopback address only. */
  development: boolean;
  developmentKey?: string;
  keysFile?: string;
  tokenSecret?: string;
  previousTokenSecret?: string;
  /** How a release in a registry is followed. */
  following: FollowingSettings;
  /** Whether forms whose blank we drew ourselves are offered. */
  specimens: boolean;
  /** Requests a second and key, or no limit. */
  rateLimit: number | 'off';
  corsOrigins: string[];
  /** A street-level source that addresses are sent to. Absent: they are sent to nobody. */
  geocoderUrl?: string;
  trustProxy: boolean | string;
  logLevel: LogLevel;
  /** Where log lines go instead of the standard output. */
  logFile?: string;
  /** A second port, for metrics and for what readiness is about. */
  opsPort?: number;
  /** From how many requests at once on new ones are refused for a while. */
  maxInFlight: number;
  /** From how many milliseconds on, by which everything waits, requests are refused for a while. */
  maxLoopDelay: number;
  /** Seconds that open requests have to end when the service stops. */
  shutdownSeconds: number;
};

/** How a service follows a tag of a registry. */
type FollowingSettings = {
  /** Files with the public keys whose statements count; needed outside development. */
  keyFiles: string[];
  channel: string;
  /** About how many seconds lie between two looks. */
  pollSeconds: number;
  /** The folder that keeps releases, so that the service starts without the registry. */
  cache: string;
};

/** From how grave on a line is logged. */
export type LogLevel = (typeof logLevels)[number];

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const leastSecretBytes = 32;

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings, or says everything that is wrong with them, in sentences for the operator.
 */
export function readSettings(
  environment: Environment,
): { settings: Settings; problems: [] } | { settings?: undefined; problems: string[] } {
  const problems: string[] = [];
  const given = (name: string) => environment[name] || undefined;
  const host = given('HOST') ?? '127.0.0.1';
  const production = given('NODE_ENV') === 'production';
  const development = isLoopback(host) && !production;
  const settings: Settings = {
    host,
    port: readPort('PORT', given('PORT'), problems) ?? 8080,
    ...optional('publicUrl', readPublicUrl(given('PUBLIC_URL'), problems)),
    development,
    ...optional('developmentKey', given('FORMPRESS_DEV_API_KEY')),
    ...optional('keysFile', given('KEYS_FILE')),
    ...optional('tokenSecret', given('TOKEN_SECRET')),
    ...optional('previousTokenSecret', given('TOKEN_SECRET_PREVIOUS')),
    following: readFollowing(given, development, problems),
    specimens: !production || given('ALLOW_SPECIMENS') === '1',
    rateLimit: readRateLimit(given('RATE_LIMIT'), problems),
    corsOrigins: listOf(given('CORS_ORIGINS')),
    ...optional('geocoderUrl', readGeocoderUrl(given('GEOCODER_URL'), problems)),
    trustProxy: readTrustProxy(given('TRUST_PROXY')),
    logLevel: readLogLevel(given('LOG_LEVEL'), problems),
    ...optional('logFile', given('LOG_FILE')),
    ...optional('opsPort', readPort('OPS_PORT', given('OPS_PORT'), problems)),
    maxInFlight: readCount('MAX_IN_FLIGHT', given('MAX_IN_FLIGHT'), 1_000, problems),
    maxLoopDelay: readCount('MAX_LOOP_DELAY', given('MAX_LOOP_DELAY'), 500, problems),
    shutdownSeconds: readCount('SHUTDOWN_SECONDS', given('SHUTDOWN_SECONDS'), 10, problems),
  };
  checkSecrets(settings, problems);
  return problems.length > 0 ? { problems } : { settings, problems: [] };
}

function checkSecrets(settings: Settings, problems: string[]): void {
  for (const [name, secret] of [
    ['TOKEN_SECRET', settings.tokenSecret],
    ['TOKEN_SECRET_PREVIOUS', settings.previousTokenSecret],
  ]) {
    if (secret === undefined || Buffer.byteLength(secret) >= leastSecretBytes) continue;
    problems.push(`${name} is too short: it needs at least ${leastSecretBytes} bytes.`);
  }
  if (settings.development) return;
  const why = 'outside development (a loopback HOST and NODE_ENV other than production)';
  if (!settings.tokenSecret) problems.push(`TOKEN_SECRET must be set ${why}.`);
  if (!settings.keysFile) problems.push(`KEYS_FILE must be set ${why}.`);
}

function readPort(name: string, text: string | undefined, problems: string[]): number | undefined {
  if (text === undefined) return undefined;
  if (/^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  problems.push(`${name} must be a number from 0 to 65535.`);
  return undefined;
}

function readCount(
  name: string,
  text: string | undefined,
  usual: number,
  problems: string[],
): number {
  const count = text === undefined ? usual : /^[0-9]{1,9}$/.test(text) ? Number(text) : 0;
  if (count === 0) problems.push(`${name} must be a number from 1 on.`);
  return count;
}

function readPublicUrl(text: string | undefined, problems: string[]): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  if (!plain)
    problems.push(
      'PUBLIC_URL must be an http or https address, such as https://forms.example.com.',
    );
  return text.replace(/\/+$/, '');
}

function listOf(text: string | undefined): string[] {
  return text?.split(/[\s,]+/).filter(Boolean) ?? [];
}

function readFollowing(
  given: (name: string) => string | undefined,
  development: boolean,
  problems: string[],
): FollowingSettings {
  return {
    keyFiles: listOf(given('RELEASE_KEYS')),
    channel: readChannel(given('RELEASE_CHANNEL'), development, problems),
    pollSeconds: readCount('RELEASE_POLL', given('RELEASE_POLL'), 60, problems),
    cache: given('RELEASE_CACHE') ?? join('.cache', 'releases'),
  };
}

/** Who forgets to name a channel in production gets what was published for production. */
function readChannel(text: string | undefined, development: boolean, problems: string[]): string {
  if (text === undefined) return development ? 'development' : 'production';
  if (!channelShape.test(text))
    problems.push('RELEASE_CHANNEL must be a name in small letters, such as production.');
  return text;
}

function readRateLimit(text: string | undefined, problems: string[]): number | 'off' {
  if (text === undefined) return 1_000;
  if (text === 'off') return 'off';
  const perSecond = /^[0-9]{1,9}$/.test(text) ? Number(text) : 0;
  if (perSecond === 0) problems.push('RATE_LIMIT must be off or a number of requests a second.');
  return perSecond;
}

function readTrustProxy(text: string | undefined): boolean | string {
  if (text === undefined || text === 'false' || text === '0') return false;
  return text === 'true' || text === '1' ? true : text;
}

function readLogLevel(text: string | undefined, problems: string[]): LogLevel {
  if (text === undefined) return 'info';
  const level = logLevels.find((each) => each === text);
  if (!level) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
  return level ?? 'info';
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}
