import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  type Credentials,
  type Descriptor,
  openRegistry,
  parseReference,
} from '@formpress/registry';
import { shortTimeLimits } from './registry-for-tests.ts';

/** A received request. */
export type Seen = { method: string; path: string; authorization?: string };

/** Answers a request and returns true, or leaves it to the registry. */
export type Intercept = (request: IncomingMessage, reply: ServerResponse) => boolean;

/** A registry in memory, for what the real one cannot show: tokens, redirects, a referrers API. */
export type PretendRegistry = {
  host: string;
  blobs: Map<string, Buffer>;
  manifests: Map<string, Buffer>;
  seen: Seen[];
  /** Called first for each request. */
  intercept: Intercept;
  close(): void;
};

const pretended = new Set<PretendRegistry>();

/** Stops all registries that a test started. */
export function endPretended(): void {
  for (const registry of pretended) registry.close();
  pretended.clear();
}

/** Opens the repository of a pretend registry, by its host. */
export function openPretended(host: string, credentials?: Credentials, realms: string[] = []) {
  const reference = parseReference(`oci://${host}/forms`);
  return openRegistry({ reference, credentials, realms, timeLimits: shortTimeLimits });
}

/** The descriptor of some bytes. */
export function blobOf(bytes: Buffer): Descriptor {
  const mediaType = 'application/octet-stream';
  return { mediaType, digest: sha256(bytes), size: bytes.length };
}

const sha256 = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** Starts one on a free loopback port. */
export async function pretendRegistry(hostname = '127.0.0.1'): Promise<PretendRegistry> {
  const registry: PretendRegistry = {
    host: '',
    blobs: new Map(),
    manifests: new Map(),
    seen: [],
    intercept: () => false,
    close: () => void server.close().closeAllConnections(),
  };
  const uploads: Uploads = new Map();
  const server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request;
    const { authorization } = headers;
    registry.seen.push({ method, path: url, ...(authorization ? { authorization } : {}) });
    if (registry.intercept(request, reply)) return;
    await answer(registry, uploads, request, reply);
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  registry.host = `${hostname}:${address.port}`;
  pretended.add(registry);
  return registry;
}

async function answer(
  registry: PretendRegistry,
  uploads: Uploads,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://registry');
  const [, kind = '', name = ''] =
    /^\/v2\/forms\/(blobs\/uploads|blobs|manifests|referrers)\/(.*)$/.exec(url.pathname) ?? [];
  if (kind === 'blobs') return sendBytes(request, reply, registry.blobs.get(name));
  if (kind === 'blobs/uploads') return upload(registry, uploads, { request, reply, url, name });
  if (kind === 'referrers') return sendBytes(request, reply, referrersOf(registry, name));
  if (request.method !== 'PUT') return sendBytes(request, reply, registry.manifests.get(name));
  const bytes = await buffer(request);
  registry.manifests.set(name, bytes).set(sha256(bytes), bytes);
  const { subject } = JSON.parse(bytes.toString());
  reply.writeHead(201, subject ? { 'oci-subject': subject.digest } : {}).end();
}

function referrersOf({ manifests }: PretendRegistry, digest: string): Buffer {
  const list = [...new Set(manifests.values())].flatMap((bytes) => {
    const { subject, artifactType, mediaType, annotations } = JSON.parse(bytes.toString());
    if (subject?.digest !== digest) return [];
    return [{ mediaType, digest: sha256(bytes), size: bytes.length, artifactType, annotations }];
  });
  return Buffer.from(JSON.stringify({ schemaVersion: 2, manifests: list }));
}

function sendBytes(request: IncomingMessage, reply: ServerResponse, bytes?: Buffer): void {
  if (!bytes) return void reply.writeHead(404).end();
  const [, start] = /^bytes=([0-9]+)-$/.exec(request.headers.range ?? '') ?? [];
  const from = Number(start ?? 0);
  reply.writeHead(start === undefined ? 200 : 206, {
    'docker-content-digest': sha256(bytes),
    'content-length': bytes.length - from,
    ...(start === undefined ? {} : { 'content-range': `bytes ${from}-${bytes.length - 1}/*` }),
  });
  reply.end(request.method === 'HEAD' ? undefined : bytes.subarray(from));
}

type Uploads = Map<string, { chunks: Buffer[]; work: Promise<void> }>;
type Upload = { request: IncomingMessage; reply: ServerResponse; url: URL; name: string };

/** Stores whatever arrived of a chunk, so that an upload can be resumed, one call at a time. */
async function upload(
  { blobs }: PretendRegistry,
  uploads: Uploads,
  { request, reply, url, name }: Upload,
): Promise<void> {
  const id = name === '' ? randomUUID() : name;
  const state = uploads.get(id) ?? { chunks: [], work: Promise.resolve() };
  uploads.set(id, state);
  const before = state.work;
  state.work = before.then(() => takeIn(request, state.chunks));
  await state.work;
  const bytes = Buffer.concat(state.chunks);
  const range = bytes.length === 0 ? {} : { range: `0-${bytes.length - 1}` };
  const place = { location: `/v2/forms/blobs/uploads/${id}`, ...range };
  if (request.method !== 'PUT')
    return void reply.writeHead(request.method === 'GET' ? 204 : 202, place).end();
  const digest = url.searchParams.get('digest') ?? '';
  if (sha256(bytes) !== digest) return void reply.writeHead(400).end();
  blobs.set(digest, bytes);
  reply.writeHead(201).end();
}

/** Reads a body. What arrived before the connection broke is kept. */
async function takeIn(request: IncomingMessage, chunks: Buffer[]): Promise<void> {
  try {
    for await (const chunk of request) chunks.push(chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
  }
}
