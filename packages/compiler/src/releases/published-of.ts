import { affectsClients, digestOf, frozenDigest } from '@formpress/comparison';
import type { Bundle, PublishedFile } from '@formpress/model';
import type { Sources } from '../foundation/files.ts';

/** The contents of published.json after publishing these definitions. */
export function publishedOf(
  { forms }: { forms: readonly { bundle: Bundle }[] },
  sources: Sources,
): PublishedFile {
  const published: PublishedFile = { files: {}, forms: {} };
  for (const path of sources.keys()) {
    const bytes = affectsClients(path) ? sources.get(path) : undefined;
    if (bytes) published.files[path] = digestOf(bytes);
  }
  for (const { bundle } of forms) {
    const versions = published.forms[bundle.id] ?? {};
    published.forms[bundle.id] = { ...versions, [bundle.version]: frozenDigest(bundle) };
  }
  return published;
}
