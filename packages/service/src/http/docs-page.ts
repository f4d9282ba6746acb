import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors " +
  "'none'";

/** The page at /docs: the document of docs/config, open to everyone. */
export async function addDocsPage(server: FastifyInstance, openapiFile: string): Promise<void> {
  await server.register(swagger, {
    mode: 'static',
    specification: { path: openapiFile, baseDir: '' },
  });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    theme: { title: 'Formpress' },
  });
}
