import { createHash } from 'node:crypto';
import { type Descriptor, emptyConfig, manifestType } from '../foundation/manifest.ts';
import type { Registry } from '../foundation/registry.ts';
import { signEnvelope } from './envelope.ts';
import type { SigningKey } from './signing-key.ts';
import { type Statement, writeStatement } from './statement.ts';

/** What registries know a statement about a release by. */
export const statementArtifact = 'application/vnd.formpress.statement.v1';

/** The number of a statement, where it can be seen without fetching it: a hint, not a proof. */
export const sequenceAnnotation = 'dev.formpress.sequence';

/** The expiry of a statement, as a hint too. */
export const expiresAnnotation = 'dev.formpress.expires';

/** Signs a statement and attaches it to the release it is about. */
export async function attachStatement(
  registry: Registry,
  release: Descriptor,
  statement: Statement,
  key: SigningKey,
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(signEnvelope(writeStatement(statement), key)));
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const layer = { mediaType: 'application/vnd.dsse.envelope.v1+json', digest, size: bytes.length };
  await registry.pushBlob(emptyConfig, Buffer.from('{}'));
  await registry.pushBlob(layer, bytes);
  const { mediaType, digest: subject, size } = release;
  const attached = await registry.pushManifest({
    schemaVersion: 2,
    mediaType: manifestType,
    artifactType: statementArtifact,
    config: emptyConfig,
    layers: [layer],
    subject: { mediaType, digest: subject, size },
    annotations: {
      'dev.formpress.channel': statement.channel,
      [sequenceAnnotation]: String(statement.sequence),
      ...(statement.expires !== undefined && { [expiresAnnotation]: statement.expires }),
    },
  });
  await registry.tag(await registry.manifest(attached.digest), statementTag(statement.sequence));
}

/** The tag by which the next publisher finds the highest number, and which keeps the statement. */
export function statementTag(sequence: number): string {
  return `statement-${sequence}`;
}
