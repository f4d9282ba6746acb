import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { createForward } from '../../examples/form-element/forward.js';
import { sharedRelease } from '../service/compiled-release.ts';
import { serviceForTests, type TestedService } from '../service/service-for-tests.ts';

/** A page with the element, a proxy and a service behind it. */
export type ElementPage = {
  url: string;
  service: TestedService;
  /** What the page asked the proxy for: method, path and body. */
  calls: { method: string; path: string; body: string }[];
};

/** The strictest policy under which the element works; without frames it shows no preview. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types lit-html";

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forms</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/formpress-form.js"></script></head>
<body><main><h1>Forms</h1><div id="place"></div></main></body></html>`;

/** The element as pages load it, bundled from its current source. */
async function bundledElement(): Promise<string> {
  const entry = fileURLToPath(new URL('../../packages/form/src/element.ts', import.meta.url));
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@formpress/source'],
    entryPoints: [entry],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves the page during the tests of a file. */
export function elementPage(
  definitions: string,
  policy = `${strictPolicy}; frame-src blob:`,
  releaseOf: (definitions: string) => Promise<string> = sharedRelease,
): () => ElementPage {
  let page: ElementPage | undefined;
  let stop = async () => {};
  beforeAll(async () => {
    // The service runs in this process, so whatever a test computes delays it.
    const environment = { MAX_LOOP_DELAY: '60000' };
    const service = await serviceForTests(await releaseOf(definitions), environment);
    const forward = createForward({ service: service.url, apiKey: service.key });
    const script = await bundledElement();
    const calls: ElementPage['calls'] = [];
    const headers = { 'content-security-policy': policy };
    const server = createServer(async (request, response) => {
      const { method = '', url = '/' } = request;
      if (url === '/formpress-form.js')
        return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      if (!url.startsWith('/formpress/'))
        return response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html);
      const body = Buffer.concat(await request.toArray());
      const path = url.slice('/formpress'.length);
      calls.push({ method, path, body: String(body) });
      const sent = method === 'POST' ? body : undefined;
      const reply = await forward({ method, path, headers: request.headers, body: sent });
      const type = reply.headers.get('content-type') ?? 'application/json';
      response.writeHead(reply.status, { 'content-type': type, 'cache-control': 'no-store' });
      return response.end(Buffer.from(await reply.arrayBuffer()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    page = { url: `http://127.0.0.1:${port}/`, service, calls };
    stop = async () => {
      server.closeAllConnections();
      server.close();
      await service.close();
    };
  }, 1_800_000);
  afterAll(() => stop());
  return () => {
    if (!page) throw new Error('The page is served only while tests run.');
    return page;
  };
}
