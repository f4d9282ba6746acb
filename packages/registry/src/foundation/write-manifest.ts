import { type Manifest, manifestType } from './manifest.ts';
import type { FoundManifest } from './registry.ts';
import { sha256 } from './sha256.ts';

/** Serializes a manifest. The same content has the same digest. */
export function writeManifest(manifest: Manifest): FoundManifest {
  const bytes = Buffer.from(JSON.stringify(manifest));
  const descriptor = { mediaType: manifestType, digest: sha256(bytes), size: bytes.length };
  return { descriptor, manifest, bytes };
}
