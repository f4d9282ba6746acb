import { credentialsOf, realmsOf } from './credentials/credentials-of.ts';
import type { Environment } from './credentials/environment.ts';
import type { Reference } from './foundation/reference.ts';
import type { Registry } from './foundation/registry.ts';
import { proxyOf } from './http/proxy.ts';
import { timeLimitsOf } from './http/time-limits.ts';
import { openRegistry } from './open-registry.ts';

/** Opens a repository with the credentials, token services, proxy and time limits of the environment. */
export async function openConfiguredRegistry(
  reference: Reference,
  environment: Environment,
  signal?: AbortSignal,
): Promise<Registry> {
  const proxy = proxyOf(environment);
  const timeLimits = timeLimitsOf(environment);
  const realms = realmsOf(environment);
  const credentials = await credentialsOf(reference.host, environment);
  return openRegistry({ reference, credentials, realms, proxy, timeLimits, signal });
}
