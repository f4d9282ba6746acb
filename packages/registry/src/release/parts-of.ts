import type { Release } from '@formpress/model';
import type { FileDigest } from '../archive/unpack.ts';

/** A part of a release that is one blob: a form version, all flows, or a file by itself. */
export type ReleasePart = {
  /** Its path in the release: a folder of an archive, or a file. */
  title: string;
  mediaType: string;
  isArchive: boolean;
  /** By path below the title; the file itself has no such path. */
  files: ReadonlyMap<string, FileDigest>;
  annotations: Record<string, string>;
  /** Of a form version: id@version. */
  form?: string;
};

const fileTypes: Record<string, string | undefined> = {
  'catalog.json': 'application/vnd.formpress.catalog.v1+json',
  'localities.json': 'application/vnd.formpress.localities.v1+json',
  'openapi.yaml': 'application/vnd.oai.openapi',
  'sbom.cdx.json': 'application/vnd.cyclonedx+json',
};

/** Under which name tools show a blob. */
export const titleAnnotation = 'org.opencontainers.image.title';

/** The parts of a release, by title. They follow from release.json alone. */
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
