import type { Bundle, PublishedFile } from '@formpress/model';
import type { Files } from '../phases/1-read/files.ts';
import { bearsOnClients } from './bears-on-clients.ts';
import { digestOf, frozenDigest } from './frozen-digest.ts';

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
