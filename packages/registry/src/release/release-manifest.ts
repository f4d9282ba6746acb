import { type Descriptor, manifestType } from '../foundation/manifest.ts';
import type { FoundManifest } from '../foundation/registry.ts';
import { writeManifest } from '../foundation/write-manifest.ts';
import type { BuiltRelease } from './built-release.ts';
import { packPart } from './pack-part.ts';
import { partsOf } from './parts-of.ts';
import { formsAnnotation, releaseArtifact, revisionAnnotation } from './release-types.ts';

/** What a manifest lists besides the parts of its release. */
export type ManifestExtras = {
  /** The source revision. */
  revision?: string | undefined;
  /** The blob of the compare report. */
  report?: Descriptor | undefined;
};

/** The manifest of a release: the same content has the same digest. */
export function releaseManifest(
  { release, config }: BuiltRelease,
  layers: readonly Descriptor[],
  { revision, report }: ManifestExtras,
): FoundManifest {
  const forms = partsOf(release).flatMap(({ form }) => form ?? []);
  return writeManifest({
    schemaVersion: 2,
    mediaType: manifestType,
    artifactType: releaseArtifact,
    config: config.descriptor,
    layers: report ? [...layers, report] : [...layers],
    annotations: {
      [formsAnnotation]: forms.join(' '),
      'dev.formpress.tool': release.tool,
      ...(revision === undefined ? {} : { [revisionAnnotation]: revision }),
    },
  });
}

/** The manifest that a push of a built release would create, without pushing anything. */
export async function composeRelease(
  built: BuiltRelease,
  extras: ManifestExtras,
): Promise<FoundManifest> {
  const layers: Descriptor[] = [];
  for (const part of partsOf(built.release))
    layers.push((await packPart(part, built.folder)).descriptor);
  return releaseManifest(built, layers, extras);
}
