// Run by the bench in its own process: checks a folder and keeps the results, or types in an editor session on it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCache, openWorkspace } from '@formpress/compiler';
import { completeAt, diagnosticsByFile, openSession } from '@formpress/language';

const [what = '', folder = '', kept = ''] = process.argv.slice(2);

const file = 'us/OH/OH103/2025.4.0/questions.yaml';
const shared = 'shared/answers.yaml';
const rounds = 40;

async function typeInSession(): Promise<object> {
  const started = performance.now();
  const workspace = openWorkspace(folder, { cache: openCache(kept), mostFamilies: 12 });
  const session = openSession(folder, workspace);
  await diagnosticsByFile(session);
  const first = performance.now() - started;
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  const typing = async (path: string, count: number, work: (at: number) => Promise<unknown>) => {
    const saved = text(path);
    const times: number[] = [];
    for (let round = 0; round < count; round += 1) {
      const at = saved.indexOf('answer: ') + 'answer: '.length;
      session.put(
        path,
        `${saved.slice(0, at)}${round % 2 === 0 ? 'x' : ''}${saved.slice(at)}# ${round}\n`,
      );
      const start = performance.now();
      await work(at);
      times.push(performance.now() - start);
    }
    session.put(path);
    return times.sort((a, b) => a - b)[Math.floor(0.95 * count)] ?? 0;
  };
  const own = await typing(file, rounds, () => diagnosticsByFile(session));
  const offered = await typing(file, rounds, (at) => completeAt(session, file, at));
  const ofAll = await typing(shared, 6, () => diagnosticsByFile(session));
  return { first, own, offered, ofAll, megabytes: process.memoryUsage().rss / 2 ** 20 };
}

if (what === 'keep') await openWorkspace(folder, { cache: openCache(kept) }).check();
else process.stdout.write(JSON.stringify(await typeInSession()));
