import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';
import type { ReleaseFiles } from '../release/read-release.ts';

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors " +
  "'none'";

/** A server that never listens: it makes the files of the page about one release. */
export async function createDocsServer(files: ReleaseFiles): Promise<FastifyInstance> {
  const document = await readDocument(files);
  const server = fastify({ logger: false });
  await server.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} } },
  });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    theme: { title: 'Formpress' },
    transformSpecification: () => document,
    transformSpecificationClone: false,
  });
  await server.ready();
  return server;
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
