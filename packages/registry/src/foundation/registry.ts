import type { Descriptor, Manifest } from './manifest.ts';
import type { Reference } from './reference.ts';

/** A manifest as it was found or pushed: every byte of it counts. */
export type FoundManifest = { descriptor: Descriptor; manifest: Manifest; bytes: Buffer };

/** One repository of a registry. Whatever comes from it was checked against its digest. */
export type Registry = {
  reference: Reference;
  /** The digest a tag points to, by a cheap request; `known` makes it cheaper still. */
  resolve(tag: string, known?: string): Promise<string | undefined>;
  /** A manifest by digest. */
  manifest(digest: string): Promise<FoundManifest>;
  /** Fetches a blob into a new file, going on where a broken connection left it. */
  blob(descriptor: Descriptor, toFile: string): Promise<void>;
  /** Fetches a small blob into memory. */
  bytes(descriptor: Descriptor): Promise<Buffer>;
  hasBlob(descriptor: Descriptor): Promise<boolean>;
  /** Pushes a blob unless it is there. Returns how many bytes were sent. */
  pushBlob(descriptor: Descriptor, bytes: Uint8Array): Promise<number>;
  /** Pushes a manifest. One with a subject is listed among what is said of the subject. */
  pushManifest(manifest: Manifest): Promise<Descriptor>;
  /**
   * Puts a tag on a manifest. Where it is expected to point to another digest, or to "none", it
   * is told (RACE) when somebody else moves it at the same time.
   */
  tag(found: FoundManifest, tag: string, expected?: string): Promise<void>;
  /** Manifests that say something about another, of one kind. */
  referrers(digest: string, artifactType: string): Promise<Descriptor[]>;
  tags(): Promise<string[]>;
};
