import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
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
/** The program of a thread, with a cache in a folder or without one. It signals when it has made something. */
const working = (cacheFolder?: string) => `
  const { parentPort, workerData } = require('node:worker_threads');
  const { work, hasMade } = workerData;
  async function run() {
    (await import('tsx/esm/api')).register();
    const { openCache, workInThread } = await import('@formpress/compiler');
    const cache = ${cacheFolder ? `openCache(${JSON.stringify(cacheFolder)})` : 'undefined'};
    const doTask = workInThread(work, cache, (result) => {
      parentPort.postMessage(result);
      Atomics.store(hasMade, 0, 1);
      Atomics.notify(hasMade, 0);
    });
    parentPort.on('message', doTask);
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

/** A thread that can be started, the names of what it made, and how this thread waits until it made one. */
function threadOf(code: string) {
  const hasMade = new Int32Array(new SharedArrayBuffer(4));
  const names: string[] = [];
  let isStarted = false;
  const startThread: StartThread = (work) => {
    isStarted = true;
    const thread = new Worker(code, { eval: true, execArgv, workerData: { work, hasMade } });
    return thread.on('message', ({ name }) => names.push(name));
  };
  return {
    startThread,
    names,
    untilItMakesOne: () => isStarted && Atomics.wait(hasMade, 0, 0),
    forget() {
      hasMade.fill(0);
      names.length = 0;
    },
  };
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
      const { startThread, names: byThread, untilItMakesOne } = threadOf(working());
      const giveWay = async () => void untilItMakesOne();
      const together = await checked(place, { startThread, cache }, giveWay);
      expect(byThread.length, done.join('\n')).toBeGreaterThan(0);
      expect(together, done.join('\n')).toEqual(alone);
    }
    expect(await checked(place, { cache: openCache(join(folder, 'cache')) })).toEqual(alone);
  },
);

needsProcessors('makes with another thread the release that one thread makes', async () => {
  const place = join(folder, 'definitions');
  const cacheFolder = join(folder, 'for-releases');
  const cache = openCache(cacheFolder);
  const alone = openWorkspace(place, { cache });
  await alone.check();
  const one = await alone.emit({});
  const thread = threadOf(working(cacheFolder));
  const { startThread } = thread;
  const together = openWorkspace(place, { startThread, cache, willEmit: true });
  const families: string[] = [];
  const onFamily = (name: string, number: number, of: number) => {
    families.push(`${name} ${number} of ${of}`);
    thread.untilItMakesOne();
  };
  expectSame(await together.emit({ onFamily }), one);
  expect(thread.names.length).toBeGreaterThan(0);
  expect(families[0]).toBe(`us/AL/AL101 1 of ${families.length}`);
  await together.close();
});

needsProcessors('makes the files of a family in the thread that compiled it', async () => {
  const place = join(folder, 'definitions');
  const options = { isUnproved: true, willEmit: true };
  const one = await openWorkspace(place, options).emit({ withoutPictures: true });
  const thread = threadOf(working());
  const together = openWorkspace(place, { ...options, startThread: thread.startThread });
  await together.check(undefined, { giveWay: async () => void thread.untilItMakesOne() });
  const compiled = [...thread.names];
  thread.forget();
  const onFamily = () => void thread.untilItMakesOne();
  expectSame(await together.emit({ withoutPictures: true, onFamily }), one);
  expect(thread.names[0]).toBe(compiled[0]);
  await together.close();
});

function expectSame(some: Emitted, others: Emitted): void {
  const shown = ({ files }: Emitted) =>
    files.map(({ path, bytes }) => [path, createHash('sha256').update(bytes).digest('hex')]);
  expect(shown(some)).toEqual(shown(others));
}

needsProcessors('fails with the error of a thread that fails', async () => {
  const { startThread } = threadOf(`
    require('node:worker_threads').parentPort.on('message', ({ taken }) => {
      taken.fill(1);
      throw new Error('The thread failed.');
    });
  `);
  await expect(checked(join(folder, 'definitions'), { startThread })).rejects.toThrow(
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
