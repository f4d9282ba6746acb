import { type Descriptor, type Manifest, manifestType } from './manifest.ts';
import { digestShape } from './reference.ts';

/** Parses an untrusted manifest; undefined when it is not one. */
export function parseManifest(bytes: Uint8Array): Manifest | undefined {
  const value = parseJson(bytes);
  if (value?.schemaVersion !== 2 || value.mediaType !== manifestType) return undefined;
  const { artifactType, config, layers, subject, annotations } = value;
  const isGood =
    (artifactType === undefined || typeof artifactType === 'string') &&
    isDescriptor(config) &&
    Array.isArray(layers) &&
    layers.every(isDescriptor) &&
    (subject === undefined || isDescriptor(subject)) &&
    areAnnotations(annotations);
  return isGood ? (value as Manifest) : undefined;
}

/** The manifests in an untrusted index; undefined when it is not one. */
export function parseIndex(bytes: Uint8Array): Descriptor[] | undefined {
  const list = parseJson(bytes)?.manifests;
  return Array.isArray(list) && list.every(isDescriptor) ? list : undefined;
}

function isDescriptor(value: unknown): value is Descriptor {
  if (typeof value !== 'object' || value === null) return false;
  const { mediaType, digest, size, artifactType, annotations } = value as Record<string, unknown>;
  return (
    typeof mediaType === 'string' &&
    typeof digest === 'string' &&
    digestShape.test(digest) &&
    Number.isSafeInteger(size) &&
    (size as number) >= 0 &&
    (artifactType === undefined || typeof artifactType === 'string') &&
    areAnnotations(annotations)
  );
}

function areAnnotations(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((each) => typeof each === 'string');
}

function parseJson(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString());
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
