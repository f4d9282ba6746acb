import { createHash } from 'node:crypto';
import { type Descriptor, emptyConfig, manifestType } from '../foundation/manifest.ts';
import type { Registry } from '../foundation/registry.ts';
import { signEnvelope } from './envelope.ts';
import type { SigningKey } from './signing-key.ts';
import { type Statement, writeStatement } from './statement.ts';

/** The artifact type of a statement about a release. */
export const statementArtifact = 'application/vnd.formpress.statement.v1';

/** The annotation with a statement's number, visible without downloading it. It is a hint, not a proof. */
export const sequenceAnnotation = 'dev.formpress.sequence';

/** The annotation with a statement's expiry, also a hint. */
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

/** The tag that retains a statement, and by which the next publisher finds the highest number. */
export function statementTag(sequence: number): string {
  return `statement-${sequence}`;
}
