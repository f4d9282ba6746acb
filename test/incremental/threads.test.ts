import { cp, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  type Emitted,
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
/** What a thread runs, with a cache in a folder or without one. */
const working = (cacheFolder?: string) => `
  const { parentPort, workerData } = require('node:worker_threads');
  async function run() {
    (await import('tsx/esm/api')).register();
    const { openCache, workInThread } = await import('@formpress/compiler');
    const cache = ${cacheFolder ? `openCache(${JSON.stringify(cacheFolder)})` : 'undefined'};
    await workInThread(workerData, cache, (result) => parentPort.postMessage(result));
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

const bytesAt = ({ files }: Emitted, index: number) => files[index]?.bytes ?? new Uint8Array();

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
        return threadOf(working())(work).on('message', ({ name }) => byThread.push(name));
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

needsProcessors('makes with another thread the release that one thread makes', async () => {
  const place = join(folder, 'definitions');
  const cacheFolder = join(folder, 'for-releases');
  const byThread: string[] = [];
  let taken: Int32Array = new Int32Array();
  const startThread: StartThread = (work) => {
    ({ taken } = work);
    return threadOf(working(cacheFolder))(work).on('message', ({ name }) => byThread.push(name));
  };
  const alone = openWorkspace(place, { cache: openCache(cacheFolder) });
  await alone.check();
  for (const areLate of [false, true]) {
    const one = await alone.emit({ areLate });
    const together = openWorkspace(place, { startThread, cache: openCache(cacheFolder) });
    byThread.length = 0;
    const families: string[] = [];
    const onFamily = (name: string, number: number, of: number) => {
      families.push(`${name} ${number} of ${of}`);
      // Until the thread takes one.
      while (taken.at(-1) === 0) Atomics.wait(taken, taken.length - 1, 0, 20);
    };
    const two = await together.emit({ areLate, onFamily });
    expect(byThread.length).toBeGreaterThan(0);
    expect(families[0]).toBe(`us/AL/AL101 1 of ${families.length}`);
    expect(two.files.map(({ path }) => path)).toEqual(one.files.map(({ path }) => path));
    expect(two.files.every(({ bytes }, i) => Buffer.compare(bytes, bytesAt(one, i)) === 0)).toBe(
      true,
    );
  }
});

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
