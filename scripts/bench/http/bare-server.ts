// Run by the bench in its own process: Fastify with a route that sends the content of a file, and one
// that fills a PDF in the usual way.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { valuesFrom } from '@formpress/fill';
import { fillNaively, pdfLib } from '../peers.ts';

const [, , reply = '', blank = '', values = '{}'] = process.argv;

type Reply = { type(text: string): { send(body: string | Buffer): void } };
type Handler = (request: unknown, reply: Reply) => unknown;
type Server = {
  get(path: string, handler: Handler): void;
  post(path: string, handler: Handler): void;
  listen(where: { host: string; port: number }): Promise<string>;
  close(): Promise<void>;
};

// The version of the library that the service uses.
const requireAsService = createRequire(
  new URL('../../../packages/service/package.json', import.meta.url),
);
const { fastify } = requireAsService('fastify') as { fastify(): Server };

const bytes = readFileSync(reply);
const blankBytes = blank ? readFileSync(blank) : new Uint8Array();
const fillValues = valuesFrom(JSON.parse(values));
const type = 'application/json; charset=utf-8';
const server = fastify();
server.get('/v1/formQuestionSet/:formId/:questionSetId', (_request, to) => {
  to.type(type).send(bytes);
});
server.post('/v1/fillPdf', (_request, to) => {
  to.type(type).send(bytes);
});
server.post('/naive', async (_request, to) => {
  const filled = await fillNaively(pdfLib, blankBytes, fillValues);
  const pdf = Buffer.from(filled).toString('base64');
  to.type(type).send(JSON.stringify({ form: 'W4101', pdf, taxParameters: [] }));
});
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => server.close());
