import type { Response } from 'undici';
import { indexType, manifestType } from '../foundation/manifest.ts';
import { parseManifest } from '../foundation/parse-manifest.ts';
import { digestShape } from '../foundation/reference.ts';
import type { FoundManifest } from '../foundation/registry.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { sha256 } from '../foundation/sha256.ts';
import { bytesOf, discardBody } from '../http/body.ts';
import { Transient } from '../http/transient.ts';
import { unexpected } from '../http/unexpected.ts';
import type { Connection } from './connection.ts';

/** The manifests and tags of a repository, as bytes and parsed. */
export type Manifests = {
  resolve(tag: string, known?: string): Promise<string | undefined>;
  fetch(digest: string): Promise<FoundManifest>;
  /** The bytes under a tag or digest, with their digest; undefined when there are none. */
  find(name: string): Promise<{ bytes: Buffer; digest: string } | undefined>;
  /** Puts bytes under a tag or digest. Returns whether the registry maintains lists of referrers itself. */
  put(name: string, mediaType: string, bytes: Uint8Array): Promise<{ listsSubjects: boolean }>;
};

/** The size of a manifest that every registry accepts, according to the OCI distribution specification. */
const maxManifestBytes = 4 * 1024 * 1024;
const accept = { accept: `${manifestType}, ${indexType}` };

/** The manifests of a repository. */
export function createManifests(connection: Connection): Manifests {
  return {
    resolve: (tag, known) => resolve(connection, tag, known),
    fetch: (digest) => fetchManifest(connection, digest),
    find: (name) => find(connection, name),
    put: (name, mediaType, bytes) => put(connection, name, mediaType, bytes),
  };
}

function urlOf({ base }: Connection, name: string): string {
  return `${base}/manifests/${name}`;
}

function resolve(connection: Connection, tag: string, known?: string): Promise<string | undefined> {
  const headers = { ...accept, ...(known ? { 'if-none-match': `"${known}"` } : {}) };
  const request = { method: 'HEAD', url: urlOf(connection, tag), action: 'pull', headers } as const;
  return connection.send(request, async (response) => {
    await discardBody(response);
    if (response.status === 304 && known) return known;
    if (response.status === 404) return undefined;
    if (response.status !== 200)
      throw await unexpected(connection.host, `to look for ${tag}`, response);
    const declared = response.headers.get('docker-content-digest') ?? '';
    return digestShape.test(declared) ? declared : (await find(connection, tag))?.digest;
  });
}

async function fetchManifest(connection: Connection, digest: string): Promise<FoundManifest> {
  const found = await find(connection, digest);
  const where = `${connection.host}${connection.base.slice('/v2'.length)}`;
  if (!found) throw new RegistryProblem('MISSING', `There is no ${digest} in ${where}.`);
  if (found.digest !== digest)
    throw new RegistryProblem('DAMAGED', `${where} returned something other than ${digest}.`);
  const manifest = parseManifest(found.bytes);
  if (!manifest) throw new RegistryProblem('DAMAGED', `${digest} in ${where} is not a manifest.`);
  const descriptor = { mediaType: manifestType, digest, size: found.bytes.length };
  return { manifest, bytes: found.bytes, descriptor };
}

function find(connection: Connection, name: string): ReturnType<Manifests['find']> {
  const request = {
    method: 'GET',
    url: urlOf(connection, name),
    action: 'pull',
    headers: accept,
  } as const;
  return connection.send(request, async (response, isAlive) => {
    if (response.status === 404) return discardBody(response).then(() => undefined);
    if (response.status !== 200)
      throw await unexpected(connection.host, `to return ${name}`, response);
    const bytes = await bytesOf(response, maxManifestBytes, isAlive);
    return { bytes, digest: sha256(bytes) };
  });
}

function put(
  connection: Connection,
  name: string,
  mediaType: string,
  body: Uint8Array,
): ReturnType<Manifests['put']> {
  const headers = { 'content-type': mediaType };
  const request = {
    method: 'PUT',
    url: urlOf(connection, name),
    action: 'pull,push',
    headers,
  } as const;
  return connection.send({ ...request, body }, async (response) => {
    if (response.status !== 201) throw await refusedPut(connection, name, response);
    await discardBody(response);
    return { listsSubjects: response.headers.has('oci-subject') };
  });
}

/** The error for a refused put. The digest we send is always right, so DIGEST_INVALID means a race with another publisher. */
async function refusedPut({ host }: Connection, name: string, response: Response): Promise<Error> {
  const problem = await unexpected(host, `to take ${name}`, response);
  const isMixedUp = problem.message.endsWith(' DIGEST_INVALID.');
  return isMixedUp ? new Transient('mixes up what was sent (DIGEST_INVALID)') : problem;
}
