import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ReleaseFiles } from '../release/read-release.ts';

/** A file of the page at /docs, ready to be sent to anybody. */
export type DocsFile = {
  status: 200 | 302;
  /** In pairs. */
  headers: string[];
  bytes: Buffer;
  zipped: Buffer;
  etag: string;
};

const compress = promisify(gzip);
const keptHeaders = ['content-type', 'content-security-policy', 'location'];

/** The page as it is for one document; releases that have the same document share it. */
type Page = { files: ReleaseFiles; digest: string; server: Promise<FastifyInstance> };

type MadeFiles = Map<string, Promise<DocsFile | undefined>>;

/**
 * Finds files of the page at /docs. Each is made and compressed once for a document, and those that
 * show no document once: strangers may ask for them after every change of the release. What shows
 * the page takes long to load, so it is loaded when someone first looks.
 */
export function createDocsFiles(
  release: () => { files: ReleaseFiles },
): (path: string) => Promise<DocsFile | undefined> {
  let page: Page | undefined;
  let made: MadeFiles = new Map();
  return (path) => {
    const { files } = release();
    if (!page || page.files !== files) {
      const next = pageOf(files, page);
      if (next.server !== page?.server) made = staticIn(made);
      page = next;
      next.server.catch(() => {
        if (page === next) page = undefined;
      });
    }
    const { server } = page;
    const kept = made;
    const known = kept.get(path);
    if (known) return known;
    const making = server.then((pages) => makeFile(pages, path));
    kept.set(path, making);
    const forget = () => kept.delete(path);
    // What is not there is not kept: there is no end to it.
    making.then((file) => file ?? forget(), forget);
    return making;
  };
}

function pageOf(files: ReleaseFiles, before: Page | undefined): Page {
  const digest = createHash('sha256').update(files.bytes('openapi.yaml')).digest('hex');
  if (before?.digest === digest) return { ...before, files };
  return { files, digest, server: openServer(files) };
}

/** The scripts and styles of the page, which are the same for every document. */
function staticIn(made: MadeFiles): MadeFiles {
  return new Map([...made].filter(([path]) => path.startsWith('/docs/static/')));
}

async function openServer(files: ReleaseFiles): Promise<FastifyInstance> {
  const { createDocsServer } = await import('./docs-server.ts');
  return createDocsServer(files);
}

async function makeFile(server: FastifyInstance, path: string): Promise<DocsFile | undefined> {
  const { statusCode: status, headers, rawPayload: bytes } = await server.inject(path);
  if (status >= 500) throw new Error('A file of the page at /docs cannot be made.');
  if (status !== 200 && status !== 302) return undefined;
  const kept = keptHeaders.flatMap((name) =>
    headers[name] === undefined ? [] : [name, String(headers[name])],
  );
  const etag = createHash('sha256').update(bytes).digest('base64url');
  return { status, headers: kept, bytes, zipped: await compress(bytes, { level: 9 }), etag };
}
