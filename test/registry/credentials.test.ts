import { randomBytes } from 'node:crypto';
import { emptyConfig } from '@formpress/registry';
import { afterEach, expect, it } from 'vitest';
import {
  blobOf,
  endPretended,
  type Intercept,
  openPretended as open,
  type PretendRegistry,
  pretendRegistry as start,
} from './pretend-registry.ts';

afterEach(endPretended);

const person = { user: 'pipeline', password: 'swordfish-4711' };
const basic = `Basic ${Buffer.from('pipeline:swordfish-4711').toString('base64')}`;

/** Requires the newest token from a token service. */
function guard(realm: string, isGood: (token: string) => boolean): Intercept {
  return (request, reply) => {
    const { authorization = '' } = request.headers;
    if (isGood(authorization)) return false;
    const scope = 'repository:forms:pull,push';
    reply.writeHead(401, {
      'www-authenticate': `Bearer realm="${realm}",service="registry",scope="${scope}"`,
    });
    reply.end();
    return true;
  };
}

function tokenService(server: PretendRegistry): string[] {
  const tokens: string[] = [];
  server.intercept = (request, reply) => {
    const isAllowed = request.headers.authorization === basic;
    const token = `token-${tokens.length + 1}`;
    if (isAllowed) tokens.push(token);
    reply.writeHead(isAllowed ? 200 : 401).end(isAllowed ? JSON.stringify({ token }) : undefined);
    return true;
  };
  return tokens;
}

it('gets a token, and another when it is no longer accepted', async () => {
  const [registry, realm] = [await start(), await start()];
  const tokens = tokenService(realm);
  registry.intercept = guard(
    `http://${realm.host}/token`,
    (shown) => shown === `Bearer ${tokens.at(-1)}`,
  );
  const repository = open(registry.host, person);
  const bytes = Buffer.from('hello');
  expect(await repository.pushBlob(blobOf(bytes), bytes)).toBe(5);
  tokens.push('another');
  expect(await repository.bytes(blobOf(bytes))).toEqual(bytes);
  expect(realm.seen[0]).toEqual({
    method: 'GET',
    path: '/token?service=registry&scope=repository%3Aforms%3Apull%2Cpush',
    authorization: basic,
  });
  expect(registry.seen.some(({ authorization }) => authorization?.startsWith('Basic'))).toBe(false);
});

it('exchanges the identity token of docker for a token', async () => {
  const [registry, realm] = [await start(), await start()];
  registry.intercept = guard(`http://${realm.host}/token`, (shown) => shown === 'Bearer short');
  const forms: string[] = [];
  realm.intercept = (request, reply) => {
    request.setEncoding('utf8').on('data', (text: string) => forms.push(text));
    request.on('end', () => reply.end(JSON.stringify({ access_token: 'short' })));
    return true;
  };
  expect(await open(registry.host, { identityToken: 'long' }).hasBlob(emptyConfig)).toBe(false);
  expect(realm.seen).toEqual([{ method: 'POST', path: '/token' }]);
  expect(Object.fromEntries(new URLSearchParams(forms.join('')))).toEqual({
    service: 'registry',
    scope: 'repository:forms:pull,push',
    grant_type: 'refresh_token',
    refresh_token: 'long',
    client_id: 'formpress',
  });
});

it('sends credentials to a token service on another host only when it is listed', async () => {
  const [registry, realm] = [await start(), await start('localhost')];
  const tokens = tokenService(realm);
  registry.intercept = guard(
    `http://${realm.host}/token`,
    (shown) => shown === `Bearer ${tokens.at(-1)}`,
  );
  await expect(open(registry.host, person).tags()).rejects.toMatchObject({
    code: 'CREDENTIALS',
    message: `The registry ${registry.host} wants the credentials to be sent to ${realm.host}. If that is right, name that host in FORMPRESS_REGISTRY_REALMS.`,
  });
  expect(realm.seen).toEqual([]);
  expect(await open(registry.host, person, [realm.host]).tags()).toEqual([]);
  expect(realm.seen).toHaveLength(1);
});

it('sends credentials to no token service without https', async () => {
  const registry = await start();
  registry.intercept = guard('http://tokens.example.com/token', () => false);
  await expect(open(registry.host, person, ['tokens.example.com']).tags()).rejects.toMatchObject({
    code: 'CREDENTIALS',
    message: `The registry ${registry.host} wants a token from an address without https.`,
  });
});

it('repeats no credentials when they are refused', async () => {
  const registry = await start();
  registry.intercept = (_, reply) => {
    reply.writeHead(401, { 'www-authenticate': 'Basic realm="forms"' }).end();
    return true;
  };
  await expect(open(registry.host, person).tags()).rejects.toMatchObject({
    code: 'REFUSED',
    message: `The registry ${registry.host} does not accept the credentials for forms. Set FORMPRESS_REGISTRY_USER and FORMPRESS_REGISTRY_PASSWORD, or FORMPRESS_REGISTRY_TOKEN, or log in with docker.`,
  });
  expect(registry.seen.map(({ authorization }) => authorization)).toEqual([undefined, basic]);
});

it('follows a redirect to another host without credentials', async () => {
  const [registry, store] = [await start(), await start('localhost')];
  const bytes = randomBytes(1000);
  store.blobs.set(blobOf(bytes).digest, bytes);
  registry.intercept = (request, reply) => {
    if (request.headers.authorization !== basic)
      reply.writeHead(401, { 'www-authenticate': 'Basic realm="forms"' }).end();
    else reply.writeHead(307, { location: `http://${store.host}${request.url}` }).end();
    return true;
  };
  expect(await open(registry.host, person).bytes(blobOf(bytes))).toEqual(bytes);
  expect(store.seen).toEqual([{ method: 'GET', path: `/v2/forms/blobs/${blobOf(bytes).digest}` }]);
});

it('uploads to another host without credentials', async () => {
  const [registry, store] = [await start(), await start('localhost')];
  const bytes = randomBytes(1000);
  registry.intercept = (request, reply) => {
    if (request.headers.authorization !== basic)
      reply.writeHead(401, { 'www-authenticate': 'Basic realm="forms"' }).end();
    else if (request.method === 'HEAD') reply.writeHead(404).end();
    else reply.writeHead(202, { location: `http://${store.host}/v2/forms/blobs/uploads/1` }).end();
    return true;
  };
  expect(await open(registry.host, person).pushBlob(blobOf(bytes), bytes)).toBe(1000);
  expect(store.blobs.get(blobOf(bytes).digest)).toEqual(bytes);
  expect(store.seen.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
});
