import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FilesChanged } from '@formpress/compiler';
import { PdfProblem } from '@formpress/pdf';
import { AnswerProblem, PaperProblem } from '@formpress/revision';
import type { Access } from '../access/access.ts';
import { headersWith } from '../access/headers.ts';
import { StudioProblem } from '../foundation/problem.ts';
import type { EventStreams } from './event-streams.ts';
import { fileRoutes } from './file-routes.ts';
import { formRoutes } from './form-routes.ts';
import { pageFile, pageWith } from './page-files.ts';
import { paperRoutes } from './paper-routes.ts';
import type { Route, Studio, StudioRequest } from './studio.ts';

/** What answering needs. */
export type AnswerScope = {
  studio: Studio;
  access: Access;
  streams: EventStreams;
  /** A fault of ours: it is printed where the command runs. */
  onFault(fault: unknown): void;
};

const overviewRoute: Route = {
  method: 'GET',
  path: /^\/api\/overview$/,
  answer: async ({ keeper }) => ({ json: await keeper.overview() }),
};

const routes: Route[] = [overviewRoute, ...formRoutes, ...fileRoutes, ...paperRoutes];
const largest = 64 << 20;

/** Answers one request. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  answering: AnswerScope,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  for (const [name, value] of Object.entries(headersWith(nonce))) response.setHeader(name, value);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const isPage = !url.pathname.startsWith('/api/');
  const isEntry = url.pathname === '/api/enter';
  const refusal = answering.access.refusal(request, isPage || isEntry ? 'nothing' : 'token');
  try {
    if (refusal !== undefined) throw new StudioProblem(403, refusal);
    if (isPage) await answerPage(url.pathname, response, nonce);
    else if (isEntry) await enter(request, response, answering.access);
    else await answerApi(request, response, url, answering);
  } catch (problem) {
    refuse(response, problem, answering);
  }
}

async function answerPage(path: string, response: ServerResponse, nonce: string): Promise<void> {
  if (path === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(pageWith(nonce));
    return;
  }
  const file = await pageFile(path.slice(1));
  if (!file) throw new StudioProblem(404, 'There is no such page.');
  response.setHeader('content-type', file.type);
  response.end(file.bytes);
}

/** Gives a browser that knows the token its cookie. */
async function enter(request: IncomingMessage, response: ServerResponse, access: Access) {
  const token = (await bodyOf(request)).toString('utf8');
  if (!access.admits(token))
    throw new StudioProblem(403, 'Open the address that "formpress studio" printed last.');
  response.setHeader('set-cookie', access.cookie());
  sendJson(response, 200, {});
}

async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { studio, streams }: AnswerScope,
): Promise<void> {
  const path = decodeURIComponent(url.pathname);
  if (path === '/api/events') {
    streams.open(response);
    return;
  }
  const body = await bodyOf(request);
  const stream = /^\/api\/language\/([0-9a-f]+)$/.exec(path)?.[1];
  if (stream !== undefined && request.method === 'POST') {
    if (!streams.receive(stream, JSON.parse(body.toString('utf8')) as object))
      throw new StudioProblem(409, 'The connection was lost. Load the page again.');
    sendJson(response, 200, {});
    return;
  }
  const route = routes.find((each) => each.method === request.method && each.path.test(path));
  if (!route) throw new StudioProblem(404, 'There is no such thing to ask for.');
  const params = route.path.exec(path)?.slice(1) ?? [];
  const answered = await settled(route, studio, { params, query: url.searchParams, body });
  if ('json' in answered) sendJson(response, 200, answered.json);
  else {
    response.setHeader('content-type', answered.type);
    response.end(answered.bytes);
  }
}

/** Answers a request, and starts over when files changed while they were read. */
async function settled(route: Route, studio: Studio, asked: StudioRequest) {
  for (;;) {
    try {
      return await route.answer(studio, asked);
    } catch (trouble) {
      if (!(trouble instanceof FilesChanged)) throw trouble;
      studio.session.changed();
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largest) throw new StudioProblem(413, 'The file is larger than 64 megabytes.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refuse(response: ServerResponse, problem: unknown, { onFault }: AnswerScope): void {
  if (problem instanceof StudioProblem) {
    sendJson(response, problem.status, { message: problem.message, ...problem.details });
    return;
  }
  const kinds = [PaperProblem, AnswerProblem, PdfProblem];
  if (kinds.some((kind) => problem instanceof kind)) {
    sendJson(response, 422, { message: (problem as Error).message });
    return;
  }
  onFault(problem);
  sendJson(response, 500, { message: 'The studio failed. Its terminal says why.' });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
