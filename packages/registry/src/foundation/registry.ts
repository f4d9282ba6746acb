import type { Descriptor, Manifest } from './manifest.ts';
import type { Reference } from './reference.ts';

/** A manifest as found or pushed, with its exact bytes. */
export type FoundManifest = { descriptor: Descriptor; manifest: Manifest; bytes: Buffer };

/** A repository of a registry. Everything it returns has been checked against its digest. */
export type Registry = {
  reference: Reference;
  /** The digest that a tag points to, with a cheap request. Passing the `known` digest makes it cheaper still. */
  resolve(tag: string, known?: string): Promise<string | undefined>;
  /** A manifest by digest. */
  manifest(digest: string): Promise<FoundManifest>;
  /** Downloads a blob into a new file, resuming after a broken connection. */
  blob(descriptor: Descriptor, toFile: string): Promise<void>;
  /** Downloads a small blob into memory. */
  bytes(descriptor: Descriptor): Promise<Buffer>;
  hasBlob(descriptor: Descriptor): Promise<boolean>;
  /** Pushes a blob unless the registry has it. Returns how many bytes were sent. */
  pushBlob(descriptor: Descriptor, bytes: Uint8Array): Promise<number>;
  /** Pushes a manifest. One with a subject is listed among the subject's referrers. */
  pushManifest(manifest: Manifest): Promise<Descriptor>;
  /**
   * Tags a manifest. With `expected`, the digest that the tag should point to beforehand or "none", throws
   * a RACE problem if someone else moves the tag at the same time.
   */
  tag(found: FoundManifest, tag: string, expected?: string): Promise<void>;
  /** The referrers of a manifest, of one artifact type. */
  referrers(digest: string, artifactType: string): Promise<Descriptor[]>;
  tags(): Promise<string[]>;
};
