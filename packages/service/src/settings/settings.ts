import { isLoopback } from '../foundation/is-loopback.ts';
import { type LogLevel, logLevels } from '../foundation/log.ts';
import { type AccessSettings, readAccess } from './access-settings.ts';
import { type Environment, type EnvironmentReader, readerOf } from './environment-reader.ts';
import { type FollowingSettings, readFollowing } from './following-settings.ts';
import { readGeocoderUrl } from './geocoder-url.ts';
import { type LimitSettings, readLimits } from './limit-settings.ts';
import { optional } from './optional.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** The settings of a service, read from the environment by `readSettings`. */
export type Settings = AccessSettings &
  LimitSettings & {
    host: string;
    port: number;
    /** The origin in links, when clients reach the service by another URL. */
    publicUrl?: string;
    /** Whether missing keys and secrets are generated. Only on a loopback address. */
    development: boolean;
    /** How a release in a registry is followed. */
    following: FollowingSettings;
    /** Whether forms with drawn blanks are offered. */
    specimens: boolean;
    corsOrigins: string[];
    /** The geocoder that addresses are sent to. Absent: they are not sent anywhere. */
    geocoderUrl?: string;
    trustedProxies: TrustedProxies;
    logLevel: LogLevel;
    /** The log file, instead of standard output. */
    logFile?: string;
    /** The audit file. Absent: nothing is recorded. */
    auditFile?: string;
    /** The file with the private key that signs printed files. Absent: they are not signed. */
    evidenceKey?: string;
    /** A second port for metrics and the details of readiness. */
    opsPort?: number;
  };

/**
 * Reads the settings, or returns all their problems as sentences for the operator.
 */
export function readSettings(
  environment: Environment,
): { settings: Settings; problems: [] } | { settings?: undefined; problems: string[] } {
  const reader = readerOf(environment);
  const host = reader.text('HOST') ?? '127.0.0.1';
  const production = reader.text('NODE_ENV') === 'production';
  const development = isLoopback(host) && !production;
  const settings: Settings = {
    host,
    port: reader.port('PORT') ?? 8080,
    ...optional('publicUrl', readPublicUrl(reader)),
    development,
    following: readFollowing(reader, development),
    specimens: reader.text('ALLOW_SPECIMENS') === '1' || !production,
    corsOrigins: reader.list('CORS_ORIGINS'),
    ...optional('geocoderUrl', readGeocoderUrl(reader)),
    trustedProxies: readTrustedProxies(reader),
    logLevel: readLogLevel(reader),
    ...optional('logFile', reader.text('LOG_FILE')),
    ...optional('auditFile', reader.text('AUDIT_FILE')),
    ...optional('evidenceKey', reader.text('EVIDENCE_KEY')),
    ...optional('opsPort', reader.port('OPS_PORT')),
    ...readLimits(reader, development),
    ...readAccess(reader, development),
  };
  const { problems } = reader;
  return problems.length > 0 ? { problems } : { settings, problems: [] };
}

function readPublicUrl(reader: EnvironmentReader): string | undefined {
  const text = reader.text('PUBLIC_URL');
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  if (!plain)
    reader.refuse(
      'PUBLIC_URL must be an http or https address, such as https://forms.example.com.',
    );
  return text.replace(/\/+$/, '');
}

function readLogLevel(reader: EnvironmentReader): LogLevel {
  const text = reader.text('LOG_LEVEL');
  if (text === undefined) return 'info';
  const level = logLevels.find((each) => each === text);
  if (!level) reader.refuse(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
  return level ?? 'info';
}
