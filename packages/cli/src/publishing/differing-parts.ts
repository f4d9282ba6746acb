import type { Release } from '@formpress/model';

/** The differences between two releases: one line for each form version, and for each file outside forms. */
export function differingParts(published: Release, built: Release): string[] {
  const paths = [...new Set([...Object.keys(published.files), ...Object.keys(built.files)])].sort();
  const forms = new Map<string, string[]>();
  const others: string[] = [];
  for (const path of paths) {
    const how = difference(published.files[path]?.sha256, built.files[path]?.sha256);
    if (how === undefined) continue;
    const [, id, version, name] = /^bundles\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? [];
    const form = `${id} ${version}`;
    if (id === undefined) others.push(`${path} ${how}`);
    else forms.set(form, [...(forms.get(form) ?? []), `${name} ${how}`]);
  }
  return [...[...forms].map(([form, files]) => `${form}: ${files.join(', ')}`), ...others];
}

function difference(published: string | undefined, built: string | undefined): string | undefined {
  if (published === built) return undefined;
  if (published === undefined) return 'is built, but was not published';
  return built === undefined ? 'was published, but is not built' : 'differs';
}
