import { bearsOnClients, digestOf, frozenDigest } from '@formpress/comparison';
import type { Bundle, PublishedFile } from '@formpress/model';
import type { Files } from '../foundation/files.ts';

/** What published.json says once these definitions are published. */
export function publishedOf(
  { forms }: { forms: readonly { bundle: Bundle }[] },
  sources: Files,
): PublishedFile {
  const published: PublishedFile = { files: {}, forms: {} };
  for (const [path, bytes] of sources) {
    if (bearsOnClients(path)) published.files[path] = digestOf(bytes);
  }
  for (const { bundle } of forms) {
    const versions = published.forms[bundle.id] ?? {};
    published.forms[bundle.id] = { ...versions, [bundle.version]: frozenDigest(bundle) };
  }
  return published;
}
