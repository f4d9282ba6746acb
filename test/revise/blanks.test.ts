/** Agency files are fetched from the addresses that form.yaml names, and from nowhere else. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { draw } from '@formpress/pdf';
import { afterAll, beforeAll, expect } from 'vitest';
import { parse } from 'yaml';
import { withTool } from '../foundation/system-tools.ts';
import { makeCertificates } from '../registry/certificates.ts';

const it = withTool('openssl');
const bin = fileURLToPath(new URL('../../packages/cli/bin/formpress.js', import.meta.url));
const smallest = fileURLToPath(new URL('../smallest-form/', import.meta.url));
const version = 'us/AL/AL101/2026.1.0';

let folder = '';
let authority = '';
let address = '';
let file: Uint8Array = new Uint8Array();
let end = () => {};

/** What the agency's server answers, by path. */
const pages: Record<
  string,
  (host: string) => { status: number; location?: string; body?: Uint8Array }
> = {
  '/form.pdf': () => ({ status: 200, body: file }),
  '/moved.pdf': () => ({ status: 302, location: '/form.pdf' }),
  '/away.pdf': () => ({ status: 302, location: 'https://other.example.test/form.pdf' }),
  '/huge.pdf': () => ({ status: 200, body: new Uint8Array(40 * 1024 * 1024) }),
  '/page.pdf': () => ({ status: 200, body: Buffer.from('<html>not found</html>') }),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-blanks-'));
  await cp(smallest, folder, { recursive: true });
  const blank = parse(await readFile(join(folder, version, 'blank.yaml'), 'utf8'), {
    schema: 'failsafe',
  });
  file = await draw(blank, { title: 'A-4', language: 'en' });
  const { authority: made, server } = makeCertificates(folder);
  authority = made.certificate;
  const files = { cert: readFileSync(server.certificate), key: readFileSync(server.key) };
  const https = createServer(files, (request, reply) => {
    const page = pages[request.url ?? ''];
    const { status, location, body } = page ? page('') : { status: 404 };
    reply.writeHead(status, location === undefined ? {} : { location }).end(body);
  });
  https.listen(0, '127.0.0.1');
  await once(https, 'listening');
  const bound = https.address();
  address = `https://localhost:${typeof bound === 'object' ? bound?.port : ''}`;
  end = () => https.close().closeAllConnections();
});

afterAll(async () => {
  end();
  await rm(folder, { recursive: true, force: true });
});

const digest = () => createHash('sha256').update(file).digest('hex');
const inPlace = () => join(folder, version, 'blank.pdf');

/** Runs the command as a person would, with the test's authority as a trusted one. */
async function blanks(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const child = spawn(process.execPath, [bin, 'blanks', ...words], { env, cwd: folder });
  const read = async (stream: AsyncIterable<Buffer>) => {
    let text = '';
    for await (const part of stream) text += part.toString();
    return text;
  };
  const [out, error, [code]] = await Promise.all([
    read(child.stdout),
    read(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: Number(code), out, error };
}

/** Names an address in form.yaml, and forgets what was fetched. */
async function name(url: string, sha256?: string): Promise<void> {
  const path = join(folder, version, 'form.yaml');
  const text = (await readFile(path, 'utf8')).replace(/^blank:.*\n/m, '');
  const known = sha256 === undefined ? '' : `, sha256: ${sha256}`;
  await writeFile(path, `${text}blank: { url: '${url}'${known} }\n`);
  await rm(inPlace(), { force: true });
}

it('puts the file in place that has the digest', async () => {
  await name(`${address}/moved.pdf`, digest());
  expect(await blanks('fetch', folder)).toEqual({
    code: 0,
    out: `${version}/blank.pdf  ${digest()}\n`,
    error: '',
  });
  expect(Buffer.compare(await readFile(inPlace()), file)).toBe(0);
  expect((await blanks('watch', folder)).code).toBe(0);
});

it('records a digest that is not known only when told so, and says it', async () => {
  await name(`${address}/form.pdf`);
  const refused = await blanks('fetch', folder);
  expect([refused.code, refused.error, existsSync(inPlace())]).toEqual([
    1,
    expect.stringContaining(`its digest is not known. The file there has ${digest()}`),
    false,
  ]);
  const trusted = await blanks('fetch', folder, '--trust-first');
  expect([trusted.code, trusted.out]).toEqual([
    0,
    expect.stringContaining('trusted because it is the first'),
  ]);
  expect(await readFile(join(folder, version, 'form.yaml'), 'utf8')).toContain(
    `blank: { url: '${address}/form.pdf', sha256: ${digest()} }\n`,
  );
});

it('tells what changed since', async () => {
  await name(`${address}/form.pdf`, '0'.repeat(64));
  const fetched = await blanks('fetch', folder);
  expect([fetched.code, fetched.error]).toEqual([1, expect.stringContaining('It was changed')]);
  const watched = await blanks('watch', folder);
  expect([watched.code, watched.out]).toEqual([
    1,
    expect.stringContaining('it changed (cosmetic)'),
  ]);
});

it('keeps to the host, to the size and to files that fit', async () => {
  const problemOf = async (path: string, sha256?: string) => {
    await name(`${address}${path}`, sha256);
    const { code, error } = await blanks('fetch', folder, '--trust-first');
    expect([code, existsSync(inPlace())]).toEqual([1, false]);
    return error;
  };
  expect(await problemOf('/away.pdf')).toContain('leads to another host');
  expect(await problemOf('/huge.pdf')).toContain('is larger than 32 MB');
  expect(await problemOf('/nothing.pdf')).toContain('answers 404');
  expect(await problemOf('/page.pdf')).toContain('does not fit the definitions, and was not kept');
});
