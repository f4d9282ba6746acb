import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SelfTest } from '@formpress/model';
import { noAgencyPdfs } from '../../../test/agency-pdfs.ts';
import { atLeast, atMost, type Bench, shown } from '../define-bench.ts';
import { ratioOf } from '../measure.ts';
import { type BenchRelease, buildBenchRelease } from './bench-release.ts';
import { measureServers } from './measure-servers.ts';
import { startProduction } from './production-service.ts';
import { startServer } from './server-process.ts';
import { serverTable } from './server-table.ts';

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const path = '/v1/fillPdf';
const folderOfForm = 'bundles/W4101/2026.1.0';

/** A W-4 filled over HTTP, against a prepared reply, and against the same with pdf-lib. */
export const fillPdf: Bench = {
  name: 'http-fill',
  about:
    'Processor time of the server for one W-4 with both its worksheets, from the request to the ' +
    'PDF: the service with the defaults of production, a bare Fastify route that sends a prepared ' +
    'buffer of the same size, and one that loads, fills, flattens and saves with pdf-lib.',
  run: () => measured(buildBenchRelease()),
};

async function measured(built: BenchRelease) {
  const { request, values } = readSelfTest(built);
  const body = JSON.stringify({ formId: 'W4101', formVersion: '2026.1.0', ...request });
  const service = await startProduction(built);
  const reply = join(built.folder, 'reply.json');
  const bytes = await replyOf(`${service.url}${path}`, service.token, body);
  writeFileSync(reply, bytes);
  const words = ['--import', 'tsx', bareServer, reply];
  const blank = join(built.release, folderOfForm, 'blank.pdf');
  const bare = await startServer(words);
  const naive = await startServer([...words, blank, JSON.stringify(values)]);
  const ask = { method: 'POST' as const, path, token: service.token, body };
  const result = await measureServers([
    { name: 'service', server: service, request: ask, count: 1_500 },
    { name: 'bare Fastify', server: bare, request: ask, count: 1_500 },
    { name: 'pdf-lib', server: naive, request: { ...ask, path: '/naive' }, count: 3 },
  ]);
  await Promise.all([service, bare, naive].map((server) => server.stop()));
  const { timings } = result;
  return {
    tables: [serverTable(result, 'bare Fastify')],
    note: `${shown(bytes.length)} bytes. ${built.isAgencys ? '' : noAgencyPdfs}`,
    gates: [
      atMost('fillPdf ÷ bare Fastify', ratioOf(timings, 'service', 'bare Fastify'), 2),
      ...(built.isAgencys
        ? [atLeast('fillPdf: pdf-lib ÷ service', ratioOf(timings, 'pdf-lib', 'service'), 500)]
        : []),
    ],
  };
}

/** What the compiler completed the form with, and what came to stand in the PDF. */
function readSelfTest({ release }: BenchRelease) {
  const text = readFileSync(join(release, folderOfForm, 'self-test.json'), 'utf8');
  const { request, expects } = JSON.parse(text) as SelfTest;
  return {
    request,
    values: { texts: expects.pdf, states: expects.pdf, signatures: {}, dates: {} },
  };
}

async function replyOf(url: string, token: string, body: string): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  return new Uint8Array(await response.arrayBuffer());
}
