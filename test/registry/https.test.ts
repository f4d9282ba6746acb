import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect } from 'vitest';
import { endAll, startProcess } from '../faults/formpress-process.ts';
import { runFormpress, runFormpressWith } from '../foundation/run-formpress.ts';
import { withTools } from '../foundation/system-tools.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { makeCertificates, registryName, tokensName } from './certificates.ts';
import { connectProxy, endProxies } from './connect-proxy.ts';
import { endRegistries, registryForTests } from './registry-for-tests.ts';
import { audience, endTokenServices, issuer, startTokenService } from './token-service.ts';

const it = withTools(['docker-registry', 'openssl']);
const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
const definitions = fileURLToPath(new URL('../smallest-form', import.meta.url));
const person = { user: 'pipeline', password: 'swordfish-4711' };
let certificates: ReturnType<typeof makeCertificates> | undefined;
let count = 0;

function madeCertificates() {
  certificates ??= makeCertificates(folder.path);
  return certificates;
}

afterEach(() => {
  endTokenServices();
  endProxies();
});
afterAll(async () => {
  await endAll();
  endRegistries();
  folder.remove();
});

/** A registry over https that requires tokens, its token service, and an allowed user. */
async function newRegistry(tokensHost: string, scheme = 'https') {
  const { server, tokens } = madeCertificates();
  const service = await startTokenService(server, tokens, person);
  const realm = `${scheme}://${tokensHost}:${service.port}/token`;
  const token = { realm, service: audience, issuer, rootcertbundle: tokens.certificate };
  const place = at(`registry-${++count}`);
  mkdirSync(place);
  const { host } = await registryForTests(place, {
    tls: server,
    more: `auth: ${JSON.stringify({ token })}\n`,
  });
  const environment = {
    FORMPRESS_REGISTRY_USER: person.user,
    FORMPRESS_REGISTRY_PASSWORD: person.password,
  };
  return { port: Number(host.split(':')[1]), service, environment };
}

type Ended = { code: number; out: string; error: string };
type Call = { environment: Record<string, string>; words: string[] };

/** Commands in their own process: Node reads the file of an authority at startup. */
async function run(calls: Call[]): Promise<Ended[]> {
  const { authority } = madeCertificates();
  const trusting = { NODE_EXTRA_CA_CERTS: authority.certificate };
  const process = startProcess('commands', [JSON.stringify(calls)], trusting);
  expect(await process.ended).toBe(0);
  return JSON.parse(process.out()) as Ended[];
}

/** Publishes and pulls, runs further commands, and serves what was published. */
async function walk(place: string, environment: Record<string, string>, more: Call[]) {
  const name = String(++count);
  const [key, built, target] = [at(`key-${name}.pem`), at(`built-${name}`), at(`pulled-${name}`)];
  await runFormpress('keys', 'signing', key);
  writeSmallRelease(built, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
  const signing = ['--key', key, '--definitions', definitions];
  const [published, pulled, ...others] = await run([
    { environment, words: ['publish', built, place, ...signing] },
    { environment, words: ['pull', place, target, '--trust', `${key}.pub`] },
    ...more,
  ]);
  const [digest = ''] = /sha256:[0-9a-f]{64}/.exec(published?.out ?? '') ?? [];
  expect(published).toMatchObject({ code: 0, error: '' });
  expect(pulled).toMatchObject({ code: 0, out: expect.stringContaining(digest), error: '' });
  const service = startProcess('serve', [place], {
    ...environment,
    NODE_EXTRA_CA_CERTS: madeCertificates().authority.certificate,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RELEASE_KEYS: `${key}.pub`,
    RELEASE_CACHE: at(`cache-${name}`),
  });
  const [, url = ''] = await service.says(/Base URL +(.*)\/v1\n/);
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
    status: 'ready',
    following: { release: { digest, sequence: 1 } },
  });
  service.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  return others;
}

it('publishes, pulls and follows over https with a private authority and with tokens', async () => {
  const { port, service, environment } = await newRegistry('127.0.0.1');
  const place = `oci+https://127.0.0.1:${port}/forms:stable`;
  const wrong = { ...environment, FORMPRESS_REGISTRY_PASSWORD: 'swordfish' };
  // Without +https it uses plain http for this machine.
  const plain = `oci://127.0.0.1:${port}/forms`;
  const loose = await newRegistry('127.0.0.1', 'http');
  const downgrading = `oci+https://127.0.0.1:${loose.port}/forms`;
  const [refused, unsecured, downgraded] = await walk(place, environment, [
    { environment: wrong, words: ['releases', place] },
    { environment, words: ['releases', plain] },
    { environment, words: ['releases', downgrading] },
  ]);
  expect(refused).toEqual({
    code: 1,
    out: '',
    error: `The token service 127.0.0.1:${service.port} did not issue a token: it answered with status 401.\n`,
  });
  expect(unsecured).toEqual({
    code: 1,
    out: '',
    error: `The registry 127.0.0.1:${port} failed to list tags: it answered with status 400.\n`,
  });
  expect(downgraded).toEqual({
    code: 1,
    out: '',
    error: `The registry 127.0.0.1:${loose.port} wants a token from an address without https.\n`,
  });
  // The registry lists actions in any order.
  const known = service.asked.filter(({ isKnown }) => isKnown);
  const scopes = known.map(({ scope }) => scope.replace('push,pull', 'pull,push'));
  expect(new Set(scopes)).toEqual(new Set(['repository:forms:pull', 'repository:forms:pull,push']));
  // This process was started without the file of the authority.
  expect(await runFormpressWith(environment, 'releases', place)).toEqual({
    code: 1,
    out: '',
    error:
      `The certificate of 127.0.0.1:${port} is not trusted (UNABLE_TO_VERIFY_LEAF_SIGNATURE). ` +
      'If an authority of your own signed it, name the file with its certificate in NODE_EXTRA_CA_CERTS.\n',
  });
}, 180_000);

it('uses the proxy in HTTPS_PROXY, also for tokens, and not for NO_PROXY', async () => {
  const { port, service, environment } = await newRegistry(tokensName);
  const proxy = await connectProxy();
  const place = `oci://${registryName}:${port}/forms:stable`;
  const proxied = {
    ...environment,
    HTTPS_PROXY: `http://through:sesame-17@${proxy.host}`,
    FORMPRESS_REGISTRY_REALMS: `${tokensName}:${service.port}`,
  };
  await walk(place, proxied, []);
  const authorization = `Basic ${Buffer.from('through:sesame-17').toString('base64')}`;
  const targets = new Set(proxy.seen.map(({ target }) => target));
  expect(targets).toEqual(new Set([`${registryName}:${port}`, `${tokensName}:${service.port}`]));
  expect(proxy.seen.filter((each) => each.authorization !== authorization)).toEqual([]);

  const before = proxy.seen.length;
  const short = { ...proxied, FORMPRESS_REGISTRY_TIMEOUT: '2' };
  const direct = { ...short, NO_PROXY: 'other.test, .example.test' };
  expect(await runFormpressWith(direct, 'releases', place)).toEqual({
    code: 1,
    out: '',
    error: expect.stringMatching(
      /^The registry registry\.example\.test:[0-9]+ cannot be reached \((ENOTFOUND|EAI_AGAIN); HTTPS_PROXY is set\)\. It was tried /,
    ),
  });
  expect(proxy.seen).toHaveLength(before);

  proxy.refuse();
  expect(await runFormpressWith(short, 'releases', place)).toEqual({
    code: 1,
    out: '',
    error: expect.stringMatching(
      /^The registry registry\.example\.test:[0-9]+ cannot be reached \(HTTPS_PROXY is set\)\. It was tried /,
    ),
  });
  const unknown = { ...short, HTTPS_PROXY: 'socks://sesame' };
  expect(await runFormpressWith(unknown, 'releases', place)).toEqual({
    code: 2,
    out: '',
    error: 'HTTPS_PROXY must be an http or https address, such as http://proxy.example.com:3128.\n',
  });
}, 180_000);
