import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReleaseFiles } from '../release/read-release.ts';
import { docsPageHtml, docsPageScript } from './docs-page-html.ts';

/** A file of the page at /docs, ready to be sent to anybody. */
export type DocsFile = { type: string; bytes: Buffer; zipped: Buffer; etag: string };

const compress = promisify(gzip);
const require = createRequire(import.meta.url);
const viewer = dirname(require.resolve('@fastify/swagger-ui/package.json'));

/** The files that are the same for every release: the page and its viewer. */
const fixedFiles: Record<string, { type: string; read: () => Buffer | Promise<Buffer> }> = {
  '/docs': { type: 'text/html; charset=utf-8', read: () => Buffer.from(docsPageHtml) },
  '/docs/static/page.js': {
    type: 'text/javascript; charset=utf-8',
    read: () => Buffer.from(docsPageScript),
  },
  ...viewerFile('swagger-ui-bundle.js', 'text/javascript; charset=utf-8'),
  ...viewerFile('swagger-ui.css', 'text/css; charset=utf-8'),
  ...viewerFile('index.css', 'text/css; charset=utf-8'),
  ...viewerFile('favicon-16x16.png', 'image/png'),
  ...viewerFile('favicon-32x32.png', 'image/png'),
};

function viewerFile(name: string, type: string): typeof fixedFiles {
  return { [`/docs/static/${name}`]: { type, read: () => readFile(join(viewer, 'static', name)) } };
}

/**
 * Finds files of the page at /docs. Each is read and compressed once, and the document once for every
 * release that changes it, because anyone may request them at any rate.
 */
export function createDocsFiles(
  release: () => { files: ReleaseFiles },
): (path: string) => Promise<DocsFile | undefined> {
  const made = new Map<string, Promise<DocsFile>>();
  let document: { digest: string | undefined; file: Promise<DocsFile> } | undefined;
  return async (path) => {
    if (path === '/docs/yaml') {
      const { files } = release();
      const digest = files.digestOf('openapi.yaml');
      if (document?.digest !== digest) {
        const file = makeFile('application/yaml', files.bytes('openapi.yaml'));
        document = { digest, file };
      }
      return document?.file;
    }
    const fixed = Object.hasOwn(fixedFiles, path) ? fixedFiles[path] : undefined;
    if (!fixed) return undefined;
    const file = made.get(path) ?? makeFixed(fixed);
    made.set(path, file);
    file.catch(() => made.delete(path));
    return file;
  };
}

async function makeFixed({ type, read }: (typeof fixedFiles)[string]): Promise<DocsFile> {
  return makeFile(type, await read());
}

async function makeFile(type: string, bytes: Buffer): Promise<DocsFile> {
  const etag = createHash('sha256').update(bytes).digest('base64url');
  return { type, bytes, zipped: await compress(bytes, { level: 9 }), etag };
}
