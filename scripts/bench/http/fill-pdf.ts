import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complete, type FillRequest } from '@formpress/engine';
import type { Bundle } from '@formpress/model';
import { noAgencyPdfs } from '../../../test/foundation/agency-pdfs.ts';
import { atLeast, atMost, type Bench, shown } from '../define-bench.ts';
import { ratioOf, type Timings } from '../measure.ts';
import { type BenchRelease, buildBenchRelease } from './bench-release.ts';
import { measureServers } from './measure-servers.ts';
import { type ProductionService, startProduction } from './production-service.ts';
import { startServer } from './server-process.ts';
import { serverTable } from './server-table.ts';
import { longestW4, usualW4 } from './w4-request.ts';

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const path = '/v1/fillPdf';
const count = 1_500;

/** A W-4 filled over HTTP, against a prepared reply and against pdf-lib. */
export const fillPdf: Bench = {
  name: 'http-fill',
  about:
    'Processor time of the server for one W-4, from the request to the PDF: the service with the ' +
    'defaults of production for a usual W-4 and for one with every line of both worksheets, the ' +
    'same with AUDIT_FILE, a bare Fastify route that sends a prepared buffer of the same size, and ' +
    'one that loads, fills, flattens and saves with pdf-lib.',
  run: () => measured(buildBenchRelease()),
};

async function measured(built: BenchRelease) {
  const service = await startProduction(built);
  const AUDIT_FILE = join(built.folder, 'audit.jsonl');
  const recording = await startProduction(built, { AUDIT_FILE });
  const reply = join(built.folder, 'reply.json');
  const bytes = await filled(service);
  writeFileSync(reply, bytes);
  const form = join(built.release, 'bundles', usualW4.formId, usualW4.formVersion);
  const words = ['--import', 'tsx', bareServer, reply];
  const bare = await startServer(words);
  const naive = await startServer([...words, join(form, 'blank.pdf'), valuesFor(form)]);
  const ask = { ...asking(service), body: JSON.stringify(usualW4) };
  const longest = { ...ask, body: JSON.stringify(longestW4) };
  const result = await measureServers([
    { name: 'service', server: service, request: ask, count },
    { name: 'service, longest W-4', server: service, request: longest, count },
    {
      name: 'service, with audit',
      server: recording,
      request: { ...ask, ...asking(recording) },
      count,
    },
    { name: 'bare Fastify', server: bare, request: ask, count },
    { name: 'pdf-lib', server: naive, request: { ...ask, path: '/naive' }, count: 6 },
  ]);
  await Promise.all([service, recording, bare, naive].map((server) => server.stop()));
  const { timings } = result;
  const toBare = ratioOf(timings, 'service', 'bare Fastify');
  const toPdfLib = ratioOf(timings, 'pdf-lib', 'service');
  const agencys = atLeast('fillPdf: pdf-lib ÷ service', toPdfLib, 500);
  return {
    tables: [serverTable(result, 'bare Fastify')],
    note: `${shown(bytes.length)} bytes. ${auditNote(timings)} ${built.isAgencys ? '' : noAgencyPdfs}`,
    gates: [atMost('fillPdf ÷ bare Fastify', toBare, 1.45), ...(built.isAgencys ? [agencys] : [])],
  };
}

/** The cost of the audit log. It is reported without a target, because it is optional. */
function auditNote(timings: Timings): string {
  const ratio = ratioOf(timings, 'service, with audit', 'service');
  return `With AUDIT_FILE a fill costs ${shown(ratio)} times as much.`;
}

const asking = ({ token }: ProductionService) => ({ method: 'POST' as const, path, token });

async function filled({ url, token }: ProductionService): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(usualW4);
  const response = await fetch(url + path, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(await response.text());
  return new Uint8Array(await response.arrayBuffer());
}

/** The values of the PDF's fields. */
function valuesFor(form: string): string {
  const bundle = JSON.parse(readFileSync(join(form, 'bundle.json'), 'utf8')) as Bundle;
  const request: FillRequest = { ...usualW4, signForm: 'PREVIEW' };
  const outcome = complete(bundle, request, { now: new Date(), timeZone: 'UTC' });
  if ('refusals' in outcome) throw new Error('The W-4 of the bench is refused.');
  return JSON.stringify(outcome.completed.pdf, (_, each) =>
    each instanceof Map ? Object.fromEntries(each) : each,
  );
}
