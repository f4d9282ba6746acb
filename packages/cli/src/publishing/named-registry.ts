import {
  credentialsOf,
  openRegistry,
  parseReference,
  type Reference,
  type Registry,
  realmsOf,
} from '@formpress/registry';
import type { Io } from '../io.ts';

/** Opens the registry of a reference, with the credentials that the environment has for it. */
export async function namedRegistry(
  text: string,
  { environment }: Io,
): Promise<{ registry: Registry; reference: Reference }> {
  const reference = parseReference(text);
  const credentials = await credentialsOf(reference.host, environment);
  const realms = realmsOf(environment);
  return { reference, registry: openRegistry({ reference, credentials, realms }) };
}
