import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = 'a secret of at least thirty-two bytes';

it('needs nothing in development', () => {
  expect(readSettings({})).toEqual({
    settings: {
      host: '127.0.0.1',
      port: 8080,
      development: true,
      following: {
        keyFiles: [],
        channel: 'development',
        floor: 1,
        undated: 'refuse',
        staleHours: 24,
        pollSeconds: 60,
        cache: join('.cache', 'releases'),
      },
      specimens: true,
      corsOrigins: [],
      trustedProxies: 0,
      logLevel: 'info',
      rateLimit: 1000,
      openRateLimit: 20,
      maxInFlight: 1000,
      maxLoopDelay: 500,
      maxConnections: 10_000,
      maxConnectionsPerAddress: 500,
      maxPipelined: 16,
      stallSeconds: 30,
      drainSeconds: 0,
      shutdownSeconds: 10,
      environment: 'development',
    },
    problems: [],
  });
});

it.each([
  { HOST: '0.0.0.0' },
  { HOST: '192.168.1.4' },
  { HOST: '::' },
  { HOST: '127.0.0.1.example.com' },
  { NODE_ENV: 'production' },
])('needs a secret and keys with %j', (environment) => {
  const why = 'outside development (a loopback HOST and NODE_ENV other than production)';
  expect(readSettings(environment)).toEqual({
    problems: [
      `TOKEN_SECRET or TOKEN_SECRET_FILE must be set ${why}.`,
      `KEYS_FILE must be set ${why}.`,
    ],
  });
  const full = readSettings({ ...environment, TOKEN_SECRET: secret, KEYS_FILE: 'keys.json' });
  expect(full.settings?.development).toBe(false);
});

it.each(['localhost', '::1', '127.0.0.2'])('treats %s as this machine', (HOST) => {
  expect(readSettings({ HOST }).settings?.development).toBe(true);
});

it('leaves out specimens in production unless they are allowed', () => {
  const production = { NODE_ENV: 'production', TOKEN_SECRET: secret, KEYS_FILE: 'keys.json' };
  expect(readSettings(production).settings?.specimens).toBe(false);
  expect(readSettings({ ...production, ALLOW_SPECIMENS: '1' }).settings?.specimens).toBe(true);
});

it('follows the production channel by default', () => {
  const production = { NODE_ENV: 'production', TOKEN_SECRET: secret, KEYS_FILE: 'keys.json' };
  const following = (environment: Record<string, string>) =>
    readSettings({ ...production, ...environment }).settings?.following;
  expect(following({})?.channel).toBe('production');
  expect(
    following({
      RELEASE_KEYS: 'old.pub, new.pub',
      RELEASE_CHANNEL: 'staging',
      RELEASE_FLOOR: '7',
      RELEASE_UNDATED: 'accept',
      RELEASE_STALE_HOURS: '0',
      RELEASE_POLL: '5',
      RELEASE_CACHE: '/var/cache/formpress',
    }),
  ).toEqual({
    keyFiles: ['old.pub', 'new.pub'],
    channel: 'staging',
    floor: 7,
    undated: 'accept',
    staleHours: 0,
    pollSeconds: 5,
    cache: '/var/cache/formpress',
  });
});

it('reports all problems at once', () => {
  const environment = {
    PORT: '80a',
    PUBLIC_URL: 'forms.example.com',
    TOKEN_SECRET: 'short',
    TOKEN_SECRET_PREVIOUS: 'ééééééééééééééé',
    RELEASE_CHANNEL: 'Live',
    RELEASE_FLOOR: '7',
    RELEASE_UNDATED: 'maybe',
    RELEASE_STALE_HOURS: '-1',
    RELEASE_POLL: '0',
    RATE_LIMIT: 'many',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'true',
    OPS_PORT: '70000',
    OPEN_RATE_LIMIT: '0',
    DRAIN_SECONDS: 'x',
    MAX_IN_FLIGHT: '0',
    MAX_LOOP_DELAY: 'long',
    SHUTDOWN_SECONDS: '-1',
  };
  expect(readSettings(environment)).toEqual({
    problems: [
      'PORT must be a number from 0 to 65535.',
      'PUBLIC_URL must be an http or https address, such as https://forms.example.com.',
      'RELEASE_CHANNEL must be a name in lower-case letters, such as production.',
      'RELEASE_FLOOR needs RELEASE_KEYS: only signed statements have numbers.',
      'RELEASE_UNDATED must be accept or refuse.',
      'RELEASE_STALE_HOURS must be a whole number of at least 0.',
      'RELEASE_POLL must be a whole number of at least 1.',
      'TRUST_PROXY must be the number of proxies in front of the service, or their addresses, ' +
        'such as 10.0.0.0/8.',
      'LOG_LEVEL must be one of debug, info, warn, error, silent.',
      'OPS_PORT must be a number from 0 to 65535.',
      'RATE_LIMIT must be off or a number of requests per second.',
      'OPEN_RATE_LIMIT must be off or a number of requests per second.',
      'MAX_IN_FLIGHT must be a whole number of at least 1.',
      'MAX_LOOP_DELAY must be a whole number of at least 1.',
      'DRAIN_SECONDS must be a whole number of at least 0.',
      'SHUTDOWN_SECONDS must be a whole number of at least 1.',
      'TOKEN_SECRET is too short: it needs at least 32 bytes.',
      'TOKEN_SECRET_PREVIOUS is too short: it needs at least 32 bytes.',
    ],
  });
});

it.each([
  [undefined, 0],
  ['false', 0],
  ['0', 0],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8 fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
])('accepts %s as trusted proxies', (TRUST_PROXY, trustedProxies) => {
  expect(readSettings({ TRUST_PROXY }).settings?.trustedProxies).toEqual(trustedProxies);
});

it.each(['true', 'all', '10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', '::1/129'])(
  'trusts no proxy called %s',
  (TRUST_PROXY) => {
    expect(readSettings({ TRUST_PROXY }).settings).toBeUndefined();
  },
);

it('drains for a while outside development, and has no limits when they are off', () => {
  const production = { NODE_ENV: 'production', TOKEN_SECRET: secret, KEYS_FILE: 'keys.json' };
  expect(readSettings(production).settings?.drainSeconds).toBe(5);
  expect(readSettings({ RATE_LIMIT: 'off' }).settings?.openRateLimit).toBe('off');
  expect(readSettings({ RATE_LIMIT: 'off', OPEN_RATE_LIMIT: '9' }).settings?.openRateLimit).toBe(9);
});

it('treats an empty variable as not set', () => {
  expect(readSettings({ PORT: '', TOKEN_SECRET: '' })).toEqual(readSettings({}));
});

it('reads secrets from files, without the line break at their end', () => {
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const { settings } = readSettings({
    TOKEN_SECRET_FILE: file('token', `${secret}\n`),
    TOKEN_SECRET_PREVIOUS_FILE: file('previous', ` ${secret} \r\n`),
    FORMPRESS_DEV_API_KEY_FILE: file('key', 'let me in'),
  });
  expect(settings).toMatchObject({
    tokenSecret: secret,
    previousTokenSecret: ` ${secret} `,
    developmentKey: 'let me in',
  });
  const both = { TOKEN_SECRET: secret, TOKEN_SECRET_FILE: join(folder, 'token') };
  expect(readSettings(both).problems).toEqual([
    'TOKEN_SECRET and TOKEN_SECRET_FILE are both set. Set one or the other.',
  ]);
  const wrong = {
    NODE_ENV: 'production',
    KEYS_FILE: 'keys.json',
    TOKEN_SECRET_FILE: join(folder, 'nowhere'),
    TOKEN_SECRET_PREVIOUS_FILE: file('short', 'hush, hush'),
    FORMPRESS_DEV_API_KEY_FILE: file('empty', '\n'),
  };
  expect(readSettings(wrong).problems).toEqual([
    `TOKEN_SECRET_FILE: ${join(folder, 'nowhere')} cannot be read (ENOENT).`,
    'TOKEN_SECRET_PREVIOUS is too short: it needs at least 32 bytes.',
    `FORMPRESS_DEV_API_KEY_FILE: ${join(folder, 'empty')} is empty.`,
  ]);
});

it.each([
  ['https://geocoding.geo.census.gov/geocoder', 'https://geocoding.geo.census.gov/geocoder'],
  ['https://geocoder.example.com/', 'https://geocoder.example.com'],
  ['http://localhost:4000/geocoder/', 'http://localhost:4000/geocoder'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['http://[::1]:4000', 'http://[::1]:4000'],
])('takes %s for a geocoder', (GEOCODER_URL, geocoderUrl) => {
  expect(readSettings({ GEOCODER_URL }).settings?.geocoderUrl).toBe(geocoderUrl);
});

it.each([
  'http://geocoding.geo.census.gov/geocoder',
  'http://127.0.0.1.example.com',
  'http://10.0.0.1',
  'https://user@geocoder.example.com',
  'https://geocoder.example.com/?key=1',
  'https://geocoder.example.com/#x',
  'ftp://localhost/',
  'file:///etc/hosts',
  'geocoder.example.com',
])('sends no address to %s', (GEOCODER_URL) => {
  expect(readSettings({ GEOCODER_URL })).toEqual({
    problems: [
      'GEOCODER_URL must be an https address without a query, such as ' +
        'https://geocoding.geo.census.gov/geocoder; http is for this machine only.',
    ],
  });
});
