import type { Release } from '@formpress/model';
import type { FileDigest } from '../archive/unpack.ts';

/** A part of a release that is one blob: a form version, all flows, or a single file. */
export type ReleasePart = {
  /** Its path in the release: the folder of an archive, or a file. */
  title: string;
  mediaType: string;
  isArchive: boolean;
  /** By path below the title. The path of a single file is empty. */
  files: ReadonlyMap<string, FileDigest>;
  annotations: Record<string, string>;
  /** id@version, if it is a form version. */
  form?: string;
};

const fileTypes: Record<string, string | undefined> = {
  'catalog.json': 'application/vnd.formpress.catalog.v1+json',
  'localities.json': 'application/vnd.formpress.localities.v1+json',
  'openapi.yaml': 'application/vnd.oai.openapi',
  'sbom.cdx.json': 'application/vnd.cyclonedx+json',
};

/** The annotation with the name under which tools show a blob. */
export const titleAnnotation = 'org.opencontainers.image.title';

/** The parts of a release, sorted by title. They are derived from release.json alone. */
export function partsOf({ files }: Release): ReleasePart[] {
  const groups = new Map<string, Map<string, FileDigest>>();
  for (const [path, digest] of Object.entries(files)) {
    const title = titleOf(path);
    const group = groups.get(title) ?? new Map<string, FileDigest>();
    groups.set(title, group.set(path === title ? '' : path.slice(title.length + 1), digest));
  }
  const titles = [...groups.keys()].sort();
  return titles.map((title) => partOf(title, groups.get(title) ?? new Map()));
}

function titleOf(path: string): string {
  return /^(bundles\/[^/]+\/[^/]+|flows)\//.exec(path)?.[1] ?? path;
}

function partOf(title: string, files: ReadonlyMap<string, FileDigest>): ReleasePart {
  const [, form, version] = /^bundles\/([^/]+)\/([^/]+)$/.exec(title) ?? [];
  const isArchive = !files.has('');
  const isForm = form !== undefined && version !== undefined;
  const kind = isForm ? 'bundle' : title;
  return {
    title,
    isArchive,
    mediaType: isArchive
      ? `application/vnd.formpress.${kind}.v1.tar+gzip`
      : (fileTypes[title] ?? 'application/octet-stream'),
    files,
    annotations: {
      [titleAnnotation]: title,
      ...(isForm ? { 'dev.formpress.form': form, 'dev.formpress.version': version } : {}),
    },
    ...(isForm ? { form: `${form}@${version}` } : {}),
  };
}
