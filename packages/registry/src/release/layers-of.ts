import type { Release } from '@formpress/model';
import type { Descriptor, Manifest } from '../foundation/manifest.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { partsOf, type ReleasePart, titleAnnotation } from './parts-of.ts';
import { reportTitle, revisionAnnotation } from './release-types.ts';

/** A part of a release and its blob. */
export type Layer = { part: ReleasePart; blob: Descriptor };

/** The maximum size of an archive, because it is unpacked in memory. */
const maxBlobBytes = 256 * 1024 * 1024;

/** The parts of a release with their blobs. Every part must have one. */
export function layersOf(release: Release, { layers }: Manifest): Layer[] {
  return partsOf(release).map((part) => {
    const blob = titled(layers, part.title);
    if (!blob || blob.mediaType !== part.mediaType)
      throw new RegistryProblem('DAMAGED', `The manifest has no blob for ${part.title}.`);
    if (blob.size > maxBlobBytes)
      throw new RegistryProblem('TOO_LARGE', `The blob for ${part.title} is larger than 256 MB.`);
    return { part, blob };
  });
}

/** The blob of the compare report, if the release has one. */
export function reportIn({ layers }: Manifest): Descriptor | undefined {
  return titled(layers, reportTitle);
}

/** The source revision in a manifest. */
export function revisionOf({ annotations }: Manifest): string | undefined {
  return annotations?.[revisionAnnotation];
}

function titled(layers: readonly Descriptor[], title: string): Descriptor | undefined {
  return layers.find(({ annotations }) => annotations?.[titleAnnotation] === title);
}
