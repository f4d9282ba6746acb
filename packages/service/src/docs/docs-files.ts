import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReleaseFiles } from '../release/read-release.ts';
import { readDocument } from './document.ts';
import { pageView } from './page-view.ts';

/** A file of the page at /docs, ready to be sent to anybody. */
export type DocsFile = { type: string; bytes: Buffer; zipped: Buffer; etag: string };

const compress = promisify(gzip);
const folder = new URL('../../data/docs-page/', import.meta.url);

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The files of the page that are the same for every release. */
const fixedFiles = [
  ...['page.css', 'controls.css', 'icon.svg'],
  ...['page.js', 'elements.js', 'login.js', 'reply.js', 'search.js', 'try.js'],
];

/** The files that are made from the OpenAPI document of a release. */
const madeFiles: Record<string, { type: string; make: (yaml: Buffer) => Buffer }> = {
  '/docs': {
    type: 'text/html; charset=utf-8',
    make: (yaml) => Buffer.from(pageView(readDocument(yaml.toString('utf8')))),
  },
  '/docs/yaml': { type: 'application/yaml', make: (yaml) => yaml },
};

/**
 * Finds files of the page at /docs. Each is made and compressed once, or once for every release that
 * changes the document, because anyone may request them at any rate.
 */
export function createDocsFiles(
  release: () => { files: ReleaseFiles },
): (path: string) => Promise<DocsFile | undefined> {
  const kept = new Map<string, { digest: string | undefined; file: Promise<DocsFile> }>();
  return async (path) => {
    const { files } = release();
    const digest = Object.hasOwn(madeFiles, path) ? files.digestOf('openapi.yaml') : undefined;
    const known = kept.get(path);
    if (known && known.digest === digest) return known.file;
    const file = makeFile(path, files);
    if (!file) return undefined;
    kept.set(path, { digest, file });
    file.catch(() => kept.delete(path));
    return file;
  };
}

function makeFile(path: string, files: ReleaseFiles): Promise<DocsFile> | undefined {
  const made = Object.hasOwn(madeFiles, path) ? madeFiles[path] : undefined;
  if (made) return readyFile(made.type, made.make(files.bytes('openapi.yaml')));
  const name = fixedFiles.find((each) => path === `/docs/static/${each}`);
  return name === undefined ? undefined : readFixed(name);
}

async function readFixed(name: string): Promise<DocsFile> {
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? '';
  return readyFile(type, await readFile(new URL(name, folder)));
}

async function readyFile(type: string, bytes: Buffer): Promise<DocsFile> {
  const etag = createHash('sha256').update(bytes).digest('base64url');
  return { type, bytes, zipped: await compress(bytes, { level: 9 }), etag };
}
