export type { Credentials } from './credentials/credentials.ts';
export type { Environment } from './credentials/environment.ts';
export { secretOf } from './credentials/secret-of.ts';
export { digestOfFolder } from './digest-of-folder.ts';
export { type Descriptor, emptyConfig, type Manifest } from './foundation/manifest.ts';
export { onDisk } from './foundation/on-disk.ts';
export { isReference, parseReference, type Reference } from './foundation/reference.ts';
export type { FoundManifest, Registry } from './foundation/registry.ts';
export { RegistryProblem, type RegistryProblemCode } from './foundation/registry-problem.ts';
export type { TimeLimits } from './http/time-limits.ts';
export { openConfiguredRegistry } from './open-configured-registry.ts';
export { openRegistry, type RegistryOptions } from './open-registry.ts';
export { type BuiltRelease, readBuiltRelease } from './release/built-release.ts';
export { changedParts } from './release/changed-parts.ts';
export { fetchFiles, fetchReleaseFile } from './release/fetch-files.ts';
export { type Layer, layersOf, reportIn, revisionOf } from './release/layers-of.ts';
export { type ListedRelease, listReleases, retentionTag } from './release/list-releases.ts';
export { parseRelease } from './release/parse-release.ts';
export { pullRelease, releaseFolderIn } from './release/pull-release.ts';
export { type PushedRelease, type PushOptions, pushRelease } from './release/push-release.ts';
export { composeRelease, type ManifestExtras } from './release/release-manifest.ts';
export { releaseArtifact } from './release/release-types.ts';
export { expiresAnnotation, statementArtifact } from './signing/attach-statement.ts';
export type { UndatedPolicy } from './signing/check-statement.ts';
export { chooseStatement, type TrustedStatement } from './signing/choose-statement.ts';
export { type Envelope, readEnvelope } from './signing/envelope.ts';
export { lastStatement } from './signing/last-statement.ts';
export { readStatements, type SeenStatements } from './signing/read-statements.ts';
export { renewRelease } from './signing/renew-release.ts';
export { rollBackRelease } from './signing/roll-back-release.ts';
export { type Signer, type StatementTerms, signRelease } from './signing/sign-release.ts';
export {
  createSigningKey,
  KeyProblem,
  type PublicKey,
  readPublicKey,
  readSigningKey,
  type SigningKey,
} from './signing/signing-key.ts';
export { channelShape, isMoment, type Statement } from './signing/statement.ts';
export { StatementProblem, type StatementProblemCode } from './signing/statement-problem.ts';
