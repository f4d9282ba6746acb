/**
 * One command: the service, the proxy and the page.
 *   npm run example:form                      compiles and serves definitions/
 *   FORMPRESS_URL=... FORMPRESS_KEY=... npm run example:form     uses a service that runs already
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createPageServer } from './with-node.js';

const { FORMPRESS_URL, FORMPRESS_KEY = '', PORT = '8090' } = process.env;

/** Starts the service, and returns where it is and its development key. */
async function startService() {
  const command = fileURLToPath(new URL('../../packages/cli/bin/formpress.js', import.meta.url));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(process.execPath, [command, 'start'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  let said = '';
  for await (const part of child.stdout.setEncoding('utf8')) {
    said += part;
    const service = /Base URL +(\S+)\/v1/.exec(said)?.[1];
    const apiKey = /Development key +(\S+)/.exec(said)?.[1];
    if (service && apiKey) return { service, apiKey };
  }
  throw new Error('The service did not start.');
}

const access = FORMPRESS_URL
  ? { service: FORMPRESS_URL, apiKey: FORMPRESS_KEY }
  : await startService();
const server = createPageServer(access).listen(Number(PORT), '127.0.0.1', () => {
  const { port } = server.address();
  process.stdout.write(`
One form           http://127.0.0.1:${port}/
All of an employee http://127.0.0.1:${port}/all-forms
`);
});
