// Run by the bench in its own process: opens the studio on a folder, and asks it as its page does.
import { openCache } from '@formpress/compiler';
import { openStudio } from '@formpress/studio';

const [folder = '', kept = ''] = process.argv.slice(2);
const started = performance.now();
const since = () => performance.now() - started;

const studio = await openStudio({
  folder,
  port: 0,
  cache: openCache(kept),
  onFault: (fault) => {
    throw fault;
  },
});
if (studio === 'port taken') throw new Error('No port is free.');
const address = since();
const origin = `http://localhost:${studio.port}`;
const cookie = `formpress_studio_${studio.port}=${studio.url.split('token=')[1]}`;

async function ask(path: string, body?: object): Promise<Response> {
  const response = await fetch(`${origin}${path}`, {
    headers: { cookie, origin },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

await (await ask('/api/overview')).json();
const overview = since();
const path = '/api/forms/OH103/2025.4.0';
const view = (await (await ask(path)).json()) as { ends: { sent: { answers: object } }[] };
const form = since();

/** The times from an answer to the values and the filled PDF, and from there to the picture of the page. */
async function answerWith(answers: object): Promise<[walked: number, drawn: number]> {
  const request = { answers, date: '2026-03-01', language: 'en', isSigned: false };
  const before = performance.now();
  const { pages } = (await (await ask(`${path}/walk`, request)).json()) as { pages: string };
  const walked = performance.now();
  await (await ask(`/api/pages/${pages}/1.png`)).arrayBuffer();
  return [walked - before, performance.now() - walked];
}

// The first picture also loads what draws it, while the rest is being checked.
const [firstWalked, firstDrawn] = await answerWith({});
const firstAnswer = firstWalked + firstDrawn;
const [walked, drawn] = await answerWith(view.ends[0]?.sent.answers ?? {});
await studio.ready();
const ready = since();
const megabytes = process.memoryUsage().rss / 2 ** 20;
process.stdout.write(
  JSON.stringify({ address, overview, form, firstAnswer, walked, drawn, ready, megabytes }),
);
await studio.close();
