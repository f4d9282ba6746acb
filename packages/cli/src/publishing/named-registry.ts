import { enterRegistry, parseReference, type Reference, type Registry } from '@formpress/registry';
import type { Io } from '../foundation/io.ts';

/** So long, in milliseconds, a command may talk to a registry in all. */
const maxCommandMilliseconds = 30 * 60 * 1000;

/** Opens the registry of a reference as the environment says. */
export async function namedRegistry(
  text: string,
  { environment }: Io,
): Promise<{ registry: Registry; reference: Reference }> {
  const reference = parseReference(text);
  const signal = AbortSignal.timeout(maxCommandMilliseconds);
  return { reference, registry: await enterRegistry(reference, environment, signal) };
}
