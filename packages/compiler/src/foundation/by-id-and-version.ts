import { compareVersions } from '@formpress/model';

/** Sorts bundles by id, then by version. */
export function byIdAndVersion(
  a: { id: string; version: string },
  b: { id: string; version: string },
): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : compareVersions(a.version, b.version);
}
