import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Desk } from '../desk.ts';
import type { LoadedRelease } from '../release/load-release.ts';
import type { ReleaseFiles } from '../release/read-release.ts';

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors " +
  "'none'";

/** The page at /docs: the document of docs/config, open to everyone. */
export async function addDocsPage(server: FastifyInstance, desk: Desk): Promise<void> {
  await server.register(async (page) => {
    page.addHook('onSend', (request, reply, payload, done) => {
      for (const [name, value] of headersFor(desk, request)) reply.header(name, value);
      done(null, payload);
    });
    await addPage(page, desk.live.release);
  });
}

async function addPage(server: FastifyInstance, release: () => LoadedRelease): Promise<void> {
  let shown: object = {};
  let shownFor: ReleaseFiles | undefined;
  await server.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} } },
  });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    theme: { title: 'Formpress' },
    uiHooks: {
      async preHandler() {
        const { files } = release();
        if (files === shownFor) return;
        shown = await readDocument(files);
        shownFor = files;
      },
    },
    transformSpecification: () => shown,
    transformSpecificationClone: false,
  });
}

/**
 * The document of a release, parsed by those who show it: it is needed only when someone looks. They
 * take a file, and the folder of the release may hold another one by now.
 */
async function readDocument(files: ReleaseFiles): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'formpress-docs-'));
  try {
    const path = join(folder, 'openapi.yaml');
    await writeFile(path, files.bytes('openapi.yaml'));
    const reader = fastify();
    await reader.register(swagger, { mode: 'static', specification: { path, baseDir: '' } });
    await reader.ready();
    return reader.swagger();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What all other answers have: the page is sent by those who show it. */
function headersFor({ closing }: Desk, { visit: { headers } }: FastifyRequest) {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : [],
  );
  return closing ? [...pairs, ['connection', 'close'] as const] : pairs;
}
