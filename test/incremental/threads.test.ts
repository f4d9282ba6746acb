import { cp, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  openCache,
  openWorkspace,
  type StartThread,
  type WorkspaceOptions,
} from '@formpress/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { random } from '../../scripts/corpus/random.ts';
import { definitions } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { edits, oneOf } from './edits.ts';

const places = ['AL', 'AR', 'AZ', 'CA', 'GA', 'MI', 'NY', 'WV'].map((state) => `us/${state}`);
const execArgv = ['--conditions=@formpress/source'];
const compiles = `
  const { parentPort, workerData } = require('node:worker_threads');
  async function run() {
    (await import('tsx/esm/api')).register();
    const { compileInThread } = await import('@formpress/compiler');
    await compileInThread(workerData, undefined, (result) => parentPort.postMessage(result));
  }
  run();
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-threads-'));
  for (const part of ['shared', ...places])
    await cp(join(definitions, part), join(folder, 'definitions', part), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A thread that runs some code. */
function threadOf(code: string): StartThread {
  return (workerData) => new Worker(code, { eval: true, execArgv, workerData });
}

async function checked(place: string, options: WorkspaceOptions, giveWay = async () => {}) {
  const workspace = openWorkspace(place, options);
  const { report, formCount, newLocks, key } = await workspace.check(undefined, { giveWay });
  return { found: report.diagnostics, formCount, newLocks, key };
}

const needsProcessors = it.skipIf(availableParallelism() === 1);

needsProcessors(
  `finds with another thread what one thread finds (seed ${seedOfTheDay})`,
  async () => {
    const chance = random(seedOfTheDay + 5);
    const place = join(folder, 'edited');
    await cp(join(folder, 'definitions'), place, { recursive: true });
    const names = Object.keys(edits);
    const done: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      const name = oneOf(names, chance);
      done.push(`${name} ${await edits[name]?.(place, chance)}`);
    }
    const alone = await checked(place, {});
    for (const cache of [undefined, openCache(join(folder, 'cache'))]) {
      const byThread: string[] = [];
      let taken: Int32Array | undefined;
      const startThread: StartThread = (work) => {
        ({ taken } = work);
        return threadOf(compiles)(work).on('message', ({ name }) => byThread.push(name));
      };
      const untilItTakesOne = async () => {
        while (taken?.at(-1) === 0) await setTimeout(20);
      };
      const together = await checked(place, { startThread, cache }, untilItTakesOne);
      expect(byThread.length, done.join('\n')).toBeGreaterThan(0);
      expect(together, done.join('\n')).toEqual(alone);
    }
    expect(await checked(place, { cache: openCache(join(folder, 'cache')) })).toEqual(alone);
  },
);

needsProcessors('fails with the error of a thread that fails', async () => {
  const failing = threadOf(`
    const { workerData } = require('node:worker_threads');
    workerData.taken.fill(1);
    throw new Error('The thread failed.');
  `);
  await expect(checked(join(folder, 'definitions'), { startThread: failing })).rejects.toThrow(
    'The thread failed.',
  );
});

it('starts no thread for a few families', async () => {
  const startThread: StartThread = () => {
    throw new Error('A thread was started.');
  };
  const few = join(folder, 'few');
  for (const part of ['shared', 'us/AL'])
    await cp(join(folder, 'definitions', part), join(few, part), { recursive: true });
  expect((await checked(few, { startThread })).found).toEqual([]);
});
