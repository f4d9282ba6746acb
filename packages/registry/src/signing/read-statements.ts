import type { Descriptor } from '../foundation/manifest.ts';
import type { Registry } from '../foundation/registry.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { sequenceAnnotation, statementArtifact } from './attach-statement.ts';
import { type Envelope, readEnvelope } from './envelope.ts';

/** A cache of envelopes by the digest of the manifest that attaches them. */
export type SeenStatements = Map<string, Envelope | undefined>;

const maxStatements = 16;
const maxBytes = 64 * 1024;

/**
 * Downloads the statements with the highest numbers that are attached to a release; undefined for those
 * that cannot be read. Signatures are checked by `chooseStatement`.
 */
export async function readStatements(
  registry: Registry,
  digest: string,
  seen: SeenStatements = new Map(),
): Promise<(Envelope | undefined)[]> {
  const attached = await registry.referrers(digest, statementArtifact);
  const highest = attached.sort((a, b) => numberOf(b) - numberOf(a)).slice(0, maxStatements);
  const envelopes = highest.map((each) => readStatement(registry, each.digest, seen));
  for (const known of seen.keys())
    if (!highest.some((each) => each.digest === known)) seen.delete(known);
  return Promise.all(envelopes);
}

/** The envelope that a manifest attaches, or undefined when it is missing or cannot be read. */
export async function readStatement(
  registry: Registry,
  digest: string,
  seen: SeenStatements = new Map(),
): Promise<Envelope | undefined> {
  if (seen.has(digest)) return seen.get(digest);
  try {
    const envelope = await fetchEnvelope(registry, digest);
    seen.set(digest, envelope);
    return envelope;
  } catch (problem) {
    if (problem instanceof RegistryProblem && isAboutContent(problem)) return undefined;
    throw problem;
  }
}

function numberOf({ annotations }: Descriptor): number {
  const declared = Number(annotations?.[sequenceAnnotation]);
  return Number.isSafeInteger(declared) ? declared : 0;
}

async function fetchEnvelope(registry: Registry, digest: string): Promise<Envelope | undefined> {
  const [layer] = (await registry.manifest(digest)).manifest.layers;
  if (!layer || layer.size > maxBytes) return undefined;
  return readEnvelope(await registry.bytes(layer));
}

function isAboutContent({ code }: RegistryProblem): boolean {
  return code === 'MISSING' || code === 'DAMAGED' || code === 'TOO_LARGE';
}
