import { readSettings, startService } from '@formpress/service';
import { expect } from 'vitest';
import { request } from '../service/fill-calls.ts';
import { openSocket } from '../service/open-socket.ts';
import { cheyenne } from '../service/people.ts';
import { serviceForTests } from '../service/service-for-tests.ts';
import type { Contract } from './contract.ts';
import type { Call, Exchange, Sending } from './exchange.ts';

const body = { homeAddress: cheyenne, workAddresses: [cheyenne] };

const stored = { formId: 'FD901', formVersion: '2026.1.0', date: '2025-12-01' };

/** An accepted request to each endpoint of the kitchen sink's service. */
export const calls: Record<string, [path: string, sending?: Sending]> = {
  login: ['/authentication/login'],
  forms: ['/v1/forms', { method: 'POST', body }],
  guidedFlows: ['/v1/guided-flows', { method: 'POST', body }],
  flowQuestionSet: ['/v1/flowQuestionSet/FEDERAL/QS1'],
  formQuestionSet: ['/v1/formQuestionSet/FD901/QS1'],
  fillPdf: ['/v1/fillPdf', { method: 'POST', body: request }],
  fillPdfBatch: [
    '/v1/fillPdf/batch',
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: `${JSON.stringify(request)}\n{}\n`,
    },
  ],
  formInformation: ['/v1/fillPdf/FD901'],
  renewals: [
    '/v1/renewals',
    { method: 'POST', body: { certificates: Array.from({ length: 5 }, () => stored) } },
  ],
  changes: [
    '/v1/changes',
    { method: 'POST', body: { before: body, after: body, certificates: [] } },
  ],
  parameterMapping: ['/v1/parameterMapping?formId=FD901'],
  getAllFormIds: ['/v1/getAllFormIds'],
  getPdf: ['/v1/getPdf/FD901'],
  getAllFormsCatalog: ['/v1/getAllFormsCatalog'],
  docsConfig: ['/v1/docs/config'],
  image: ['/images/FD901/2026.1.0/fd901_1.png'],
  healthz: ['/healthz'],
  readyz: ['/readyz'],
};

const isLimited = (name: string) => !['image', 'healthz', 'readyz'].includes(name);

/** Triggers every status that depends on the request, at each endpoint that has it. */
export async function askEveryWay(call: Call, key: string): Promise<void> {
  for (const [name, [path, sending = {}]] of Object.entries(calls)) {
    const headers = { ...sending.headers, 'api-key': key };
    const done = await call(path, { ...sending, headers });
    expect([name, done.status]).toEqual([name, 200]);
    const etag = done.headers.get('etag');
    if (etag) {
      const again = await call(path, { headers: { 'if-none-match': etag } });
      expect([name, again.status]).toEqual([name, 304]);
    }
    if (path.startsWith('/v1')) {
      const stranger = await call(path, {
        ...sending,
        headers: { ...sending.headers, authorization: '' },
      });
      expect([name, stranger.status]).toEqual([name, 401]);
    }
    if (!sending.body) continue;
    const plain = { ...sending, headers: { 'content-type': 'text/plain' } };
    expect([name, (await call(path, plain)).status]).toEqual([name, 415]);
    // In a batch, the limit applies to each line.
    if (typeof sending.body === 'string') continue;
    const large = { ...sending, body: JSON.stringify(sending.body).repeat(2_000) };
    expect([name, (await call(path, large)).status]).toEqual([name, 413]);
  }
}

type Started = { url: string; token: string };
type CallOf = (service: Started) => Call;

/** Too many requests: at each endpoint that counts them. */
export async function askTooOften(release: string, callOf: CallOf): Promise<void> {
  const service = await serviceForTests(release, { RATE_LIMIT: '1', MAX_LOOP_DELAY: '60000' });
  const call = callOf(service);
  for (const [name, [path, sending]] of Object.entries(calls)) {
    if (!isLimited(name)) continue;
    // Login allows more: 25 per second, with bursts of four seconds.
    const length = name === 'login' ? 400 : 20;
    const many = Array.from({ length }, () => call(path, sending));
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect([name, statuses.includes(429)]).toEqual([name, true]);
  }
  await service.close();
}

/** Triggers an internal error, planted in the clock that every request uses. */
export async function askWhileBroken(
  release: string,
  fault: Error,
  callOf: CallOf,
): Promise<string[]> {
  const { settings } = readSettings({ PORT: '0', RATE_LIMIT: 'off' });
  if (!settings) throw new Error('The settings are wrong.');
  let broken = false;
  const lines: string[] = [];
  const clock = () => {
    if (broken) throw fault;
    return Date.parse('2026-03-01T12:00:00Z');
  };
  const write = (line: string) => lines.push(line);
  const {
    url,
    close,
    developmentKey = '',
  } = await startService(settings, release, { clock, write });
  const headers = { 'api-key': developmentKey };
  const login = await fetch(`${url}/authentication/login`, { headers });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const call = callOf({ url, token: accessToken });
  broken = true;
  for (const [name, [path, sending]] of Object.entries(calls)) {
    if (name === 'healthz' || name === 'readyz') continue;
    expect([name, (await call(path, sending)).status]).toEqual([name, 500]);
  }
  broken = false;
  await close();
  return lines;
}

/** Sends requests that begin before the service shuts down and end after it. */
export async function askWhileClosing(
  release: string,
  see: (exchange: Exchange) => void,
  contract: Contract,
): Promise<void> {
  const service = await serviceForTests(release);
  const open = await Promise.all(
    Object.values(calls).map(async ([path, { method = 'GET' } = {}]) => {
      const { socket, answer } = openSocket(service.url);
      const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.token}\r\n`;
      await new Promise<void>((resolve) => socket.write(head, () => resolve()));
      return { method, path, socket, answer };
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const closed = service.close();
  for (const { socket } of open) socket.write('Content-Length: 0\r\n\r\n');
  for (const { method, path, answer } of open) {
    const [head = '', text = ''] = (await answer).split('\r\n\r\n');
    const status = Number(head.split(' ')[1]);
    expect([path, status]).toEqual([path, 503]);
    const headers = new Headers(head.split('\r\n').slice(1).map(headerOf));
    const [plain = path] = path.split('?');
    const operation = contract.operationOf(method, plain);
    const sent = { headers: {}, body: undefined };
    const query = new URLSearchParams();
    const body = JSON.parse(text);
    see({ operation, method, path: plain, query, sent, status, headers, body });
  }
  await closed;
}

function headerOf(line: string): [string, string] {
  const [name = '', ...value] = line.split(': ');
  return [name, value.join(': ')];
}
