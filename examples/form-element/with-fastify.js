/** The proxy as a Fastify plugin: `app.register(formpress, { prefix: '/formpress', service, apiKey })`. */
import { createForward } from './forward.js';

export async function formpress(app, { service, apiKey }) {
  const forward = createForward({ service, apiKey });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  app.all('/*', async ({ method, url, headers, body }, reply) => {
    const path = url.slice(app.prefix.length);
    const answer = await forward({
      method,
      path,
      headers,
      body: method === 'POST' ? body : undefined,
    });
    reply.code(answer.status).header('content-type', answer.headers.get('content-type'));
    return reply.header('cache-control', 'no-store').send(Buffer.from(await answer.arrayBuffer()));
  });
}
