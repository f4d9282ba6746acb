import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Desk } from '../desk.ts';
import { messages } from '../messages.ts';
import type { LoadedRelease } from '../release/load-release.ts';
import type { ReleaseFiles } from '../release/read-release.ts';
import { chooseLanguage } from './choose-language.ts';
import { faultOf } from './fault-of.ts';
import { sendRefusal } from './send-reply.ts';
import type { Visit } from './visit.ts';

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors " +
  "'none'";

/** A server that never listens: it shows the page to requests that are handed to it. */
export async function createDocsServer(
  desk: Desk,
  visitOf: (request: FastifyRequest) => Visit,
): Promise<FastifyInstance> {
  const server = fastify({ logger: false });
  server.decorateRequest('visit');
  server.addHook('onRequest', (request, _reply, done) => {
    request.visit = visitOf(request);
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of headersFor(desk, request)) reply.header(name, value);
    done(null, payload);
  });
  addRefusals(server, desk);
  await addPage(server, desk.live.release);
  await server.ready();
  return server;
}

/** What is not there, or goes wrong, is answered as it is everywhere. */
function addRefusals(server: FastifyInstance, desk: Desk): void {
  const languageOf = ({ headers }: FastifyRequest) => chooseLanguage(headers['accept-language']);
  const notFound = { kind: 'notFound', message: messages.noSuchPath } as const;
  server.setNotFoundHandler((request, to) => {
    sendRefusal(notFound, { desk, request, to, language: languageOf(request) });
  });
  server.setErrorHandler((error: FastifyError, request, to) => {
    const isOurs = error.statusCode === undefined || error.statusCode >= 500;
    if (isOurs) request.visit.code = faultOf(error);
    const refusal = isOurs ? ({ kind: 'ownFault', requestId: request.id } as const) : notFound;
    sendRefusal(refusal, { desk, request, to, language: languageOf(request) });
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

/** What all other answers have. */
function headersFor({ closing }: Desk, { visit: { headers } }: FastifyRequest) {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : [],
  );
  return closing ? [...pairs, ['connection', 'close'] as const] : pairs;
}
