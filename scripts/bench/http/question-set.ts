import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { ratioOf } from '../measure.ts';
import { type BenchRelease, buildBenchRelease } from './bench-release.ts';
import { measureServers } from './measure-servers.ts';
import { startProduction } from './production-service.ts';
import { startServer } from './server-process.ts';
import { serverTable } from './server-table.ts';

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const path = '/v1/formQuestionSet/W4101/QS15';

/** A question set from the service against the same bytes from a server that does nothing else. */
export const questionSet: Bench = {
  name: 'http-question-set',
  about:
    'Processor time of the server for one question set over HTTP: the service with the defaults of ' +
    'production and its log in a file, the same without request log, and a bare Fastify route ' +
    'that sends the same bytes.',
  run: () => measured(buildBenchRelease()),
};

async function measured(built: BenchRelease) {
  const service = await startProduction(built);
  const quiet = await startProduction(built, { LOG_LEVEL: 'warn' });
  const headers = { authorization: `Bearer ${service.token}` };
  const body = await (await fetch(service.url + path, { headers })).arrayBuffer();
  const reply = join(built.folder, 'reply.json');
  writeFileSync(reply, new Uint8Array(body));
  const bare = await startServer(['--import', 'tsx', bareServer, reply]);
  const candidate = (name: string, server: typeof bare, token = service.token) => ({
    name,
    server,
    request: { method: 'GET' as const, path, token },
    count: 3_000,
  });
  const result = await measureServers([
    candidate('service', service),
    candidate('service, no request log', quiet, quiet.token),
    candidate('bare Fastify', bare),
  ]);
  await Promise.all([service, quiet, bare].map((server) => server.stop()));
  const { timings } = result;
  return {
    tables: [serverTable(result, 'bare Fastify')],
    note: `${shown(body.byteLength)} bytes, 16 connections.`,
    gates: [
      atMost('question set ÷ bare Fastify', ratioOf(timings, 'service', 'bare Fastify'), 1.6),
      atMost(
        'question set without request log ÷ bare Fastify',
        ratioOf(timings, 'service, no request log', 'bare Fastify'),
        1.4,
      ),
    ],
  };
}
