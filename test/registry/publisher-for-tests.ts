import {
  createSigningKey,
  pushRelease,
  readSigningKey,
  type Signer,
  type SigningKey,
  type Statement,
  type StatementTerms,
  signRelease,
} from '@formpress/registry';
import type { TestedRegistry } from './registry-for-tests.ts';

/** The default content of statements. */
const terms: StatementTerms = {
  channel: 'production',
  definitions: `sha256:${'0'.repeat(64)}`,
  tool: 'formpress test',
};

/** How a release is published. */
type PublishOptions = {
  key?: SigningKey;
  channel?: string;
  trusted?: readonly SigningKey[];
  isSigned?: boolean;
  /** When the statement expires, or never. */
  expires?: string | 'never';
};

/** The default expiry of statements. */
export const farAway = '2099-12-31T23:59:59Z';

function signerOf(
  { key, trusted = [], expires = farAway }: PublishOptions,
  usual: SigningKey,
): Signer {
  return { key: key ?? usual, trusted, expires: expires === 'never' ? undefined : expires };
}

/** A key pair in memory, with the text of its public file. */
export function newKey(): { key: SigningKey; publicPem: string } {
  const { privatePem, publicPem } = createSigningKey();
  return { key: readSigningKey(privatePem, 'key.pem'), publicPem };
}

/** Publishes releases under one tag: pushed, signed, and then tagged, as publish does. */
export function publisherForTests(server: TestedRegistry, repository: string, usual: SigningKey) {
  const registry = server.open(repository);
  const tag = 'stable';
  return {
    registry,
    name: `oci://${server.host}/${repository}:${tag}`,
    /** Returns the digest, and the statement if it was signed. */
    async publish(
      folder: string,
      options: PublishOptions = {},
    ): Promise<{ digest: string; statement?: Statement }> {
      const { channel = 'production', isSigned = true } = options;
      const previous = await registry.resolve(tag);
      const { found } = await pushRelease(registry, folder);
      const about = { ...terms, channel, ...(previous && { previous }) };
      const statement = isSigned
        ? await signRelease(registry, found.descriptor, about, signerOf(options, usual))
        : undefined;
      await registry.tag(found, tag);
      return { digest: found.descriptor.digest, ...(statement && { statement }) };
    },
    /** Moves the tag without signing anything. */
    async moveTag(digest: string): Promise<void> {
      await registry.tag(await registry.manifest(digest), tag);
    },
  };
}
