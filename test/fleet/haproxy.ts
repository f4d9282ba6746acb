import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A proxy in front of some services. */
export type Proxy = {
  url: string;
  /** How many services it considers ready. */
  ready(): Promise<number>;
  stop(): Promise<void>;
};

/** A free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/**
 * Starts HAProxy as docs/operations.md describes it: it polls /readyz, and retries a request on another
 * service when a process dies. A fill is safe to repeat.
 */
export async function startHaproxy(folder: string, ports: number[]): Promise<Proxy> {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, ports));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async ready() {
      const table = await (await fetch(`${url}/proxy-status;csv`)).text();
      return table.split('\n').filter((row) => /^services,service[0-9]+,.*,UP,/.test(row)).length;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function configuration(port: number, ports: number[]): string {
  const servers = ports.map((each, index) => `  server service${index} 127.0.0.1:${each} check`);
  return `
global
  maxconn 1000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 5
  option redispatch 1
  retry-on conn-failure empty-response response-timeout 503
frontend forms
  bind 127.0.0.1:${port}
  option forwardfor
  stats uri /proxy-status
  default_backend services
backend services
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  timeout check 10s
  default-server inter 250ms fall 2 rise 1
${servers.join('\n')}
`;
}
