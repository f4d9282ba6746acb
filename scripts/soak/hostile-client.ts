import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A hostile client without credentials, in its own process: thirty connections that read the open pages
 * as fast as they can, and a few that send nonsense, reset pipelines and use false tokens. It begins on
 * a message, ends with its parent, and reports the replies it got.
 */
const [url = ''] = process.argv.slice(2);
const localAddress = '127.0.0.9';
const clients = 30;
const millisecondsBetweenTricks = 20;
const openPages = ['/docs', '/docs/yaml', '/docs/static/page.js'];
const { hostname, port } = new URL(url);
const answers = new Map<string, number>();

function count(answer: string): void {
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
}

async function readPages(agent: Agent, turn: number): Promise<never> {
  for (let index = turn; ; index += 1) {
    const path = openPages[index % openPages.length] ?? '/docs';
    await new Promise<void>((resolve) => {
      const sent = request(url + path, { agent, localAddress }, (response) => {
        count(String(response.statusCode));
        response.resume().on('close', resolve);
      });
      sent.on('error', ({ message }) => {
        count(message);
        resolve();
      });
      sent.end();
    });
  }
}

const image = 'GET /images/W4101/2026.1.0/w4101_1.png HTTP/1.1\r\nHost: x\r\n\r\n';
const tricks = [
  image.repeat(2) + 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(60),
  '\0\0\0\0\r\n\r\n',
  'GET /v1/getAllFormIds HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a.b.c\r\n\r\n',
  'POST /v1/fillPdf HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n{',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
];

/** Sends data, reads nothing, and resets the connection soon after. */
async function playTricks(): Promise<never> {
  for (let index = 0; ; index += 1) {
    const socket = connect({ port: Number(port), host: hostname, localAddress });
    socket.on('error', () => socket.destroy());
    socket.write(tricks[index % tricks.length] ?? '');
    setTimeout(() => socket.resetAndDestroy(), 10 * millisecondsBetweenTricks);
    await pause(millisecondsBetweenTricks);
  }
}

function begin(): void {
  const agent = new Agent({ keepAlive: true });
  for (let turn = 0; turn < clients; turn += 1) void readPages(agent, turn);
  void playTricks();
}

process.on('message', (word) => {
  if (word === 'begin') return begin();
  process.send?.(Object.fromEntries(answers));
  process.exit();
});
process.on('disconnect', () => process.exit());
