import {
  openConfiguredRegistry,
  parseReference,
  type Reference,
  type Registry,
} from '@formpress/registry';
import type { Io } from '../foundation/io.ts';

/** The maximum total time of a command's registry requests. */
const maxCommandMilliseconds = 30 * 60 * 1000;

/** Opens the registry of a reference with the settings of the environment. */
export async function namedRegistry(
  text: string,
  { environment }: Io,
): Promise<{ registry: Registry; reference: Reference }> {
  const reference = parseReference(text);
  const signal = AbortSignal.timeout(maxCommandMilliseconds);
  return { reference, registry: await openConfiguredRegistry(reference, environment, signal) };
}
