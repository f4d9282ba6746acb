import type { Credentials } from './credentials/credentials.ts';
import type { Reference } from './foundation/reference.ts';
import type { Registry } from './foundation/registry.ts';
import { createSend } from './http/create-send.ts';
import type { ProxySettings } from './http/proxy.ts';
import { defaultTimeLimits, type TimeLimits } from './http/time-limits.ts';
import { createBlobs } from './parts/blobs.ts';
import { listTags } from './parts/list-tags.ts';
import { createManifests } from './parts/manifests.ts';
import { moveTag } from './parts/move-tag.ts';
import { createReferrers } from './parts/referrers.ts';

/** The repository, credentials and limits of a connection. */
export type RegistryOptions = {
  reference: Reference;
  credentials?: Credentials | undefined;
  /** Hosts of token services that may see the credentials. */
  realms?: readonly string[];
  /** The proxy for hosts other than this machine. */
  proxy?: ProxySettings | undefined;
  timeLimits?: TimeLimits;
  /** Aborts running requests. */
  signal?: AbortSignal | undefined;
};

/** Opens a repository. No request is sent until one is needed. */
export function openRegistry(options: RegistryOptions): Registry {
  const { reference, credentials, realms = [], proxy, signal } = options;
  const timeLimits = { ...(options.timeLimits ?? defaultTimeLimits), signal };
  const send = createSend({
    reference,
    realms,
    proxy,
    timeLimits,
    ...(credentials && { credentials }),
  });
  const { host, repository } = reference;
  const connection = { send, host, timeLimits, base: `/v2/${repository}` };
  const blobs = createBlobs(connection);
  const manifests = createManifests(connection);
  const referrers = createReferrers(connection, manifests);
  return {
    reference,
    resolve: manifests.resolve,
    manifest: manifests.fetch,
    ...blobs,
    pushManifest: referrers.push,
    tag: (found, tag, expected) => moveTag(manifests, found, { tag, expected, timeLimits }),
    referrers: referrers.list,
    tags: () => listTags(connection),
  };
}
