/** The proxy and the page on a plain Node server. */
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createForward } from './forward.js';

const files = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/all-forms': ['all-forms.html', 'text/html; charset=utf-8'],
  '/page.css': ['page.css', 'text/css'],
  '/page.js': ['page.js', 'text/javascript'],
  '/formpress-form.js': ['../../packages/form/bundle/formpress-form.js', 'text/javascript'],
};

/** All that the element needs. Nothing is inline, nothing comes from elsewhere, PDFs are shown from memory. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; frame-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function createPageServer({ service, apiKey }) {
  const forward = createForward({ service, apiKey });
  return createServer(async (request, response) => {
    const { method, url = '/', headers } = request;
    const [file, type] = files[url] ?? [];
    if (file) {
      response.writeHead(200, {
        'content-type': type,
        'content-security-policy': contentSecurityPolicy,
      });
      createReadStream(fileURLToPath(new URL(file, import.meta.url))).pipe(response);
      return;
    }
    if (!url.startsWith('/formpress/')) return response.writeHead(404).end();
    const chunks = method === 'POST' ? await request.toArray() : [];
    const body = method === 'POST' ? Buffer.concat(chunks) : undefined;
    const reply = await forward({ method, path: url.slice('/formpress'.length), headers, body });
    response.writeHead(reply.status, {
      'content-type': reply.headers.get('content-type') ?? 'application/json',
      'cache-control': reply.headers.get('cache-control') ?? 'no-store',
    });
    response.end(Buffer.from(await reply.arrayBuffer()));
  });
}
