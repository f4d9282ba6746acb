import { once } from 'node:events';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FSWatcher, watch } from 'chokidar';
import type { Io } from '../foundation/io.ts';

/** A change ends after this many milliseconds without events, because editors write a file in several steps. */
const silence = 80;

/**
 * Runs work now and after every change below a folder, until Ctrl-C or SIGTERM. Changes during the work
 * make it run once more when it is done.
 */
export async function watchFolder(
  folder: string,
  io: Io,
  work: () => Promise<unknown>,
): Promise<void> {
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]).then(
    () => stop,
  );
  const isHidden = (path: string) => path !== folder && basename(path).startsWith('.');
  const watcher = watch(folder, { ignoreInitial: true, ignored: isHidden });
  try {
    await once(watcher, 'ready');
    while ((await Promise.race([round(watcher, folder, io, work), stopped])) !== stop);
  } finally {
    await watcher.close();
  }
}

const stop = Symbol('stop');

/** Runs the work and waits for the next change. It listens first, so that no change is missed. */
async function round(watcher: FSWatcher, folder: string, io: Io, work: () => Promise<unknown>) {
  const changed = once(watcher, 'all');
  await work();
  io.error(`Watching ${folder} for changes. Press Ctrl-C to stop.\n`);
  await changed;
  await silent(watcher);
}

async function silent(watcher: FSWatcher): Promise<void> {
  for (let isSilent = false; !isSilent; ) {
    const more = new AbortController();
    const change = once(watcher, 'all', { signal: more.signal }).then(
      () => false,
      () => true,
    );
    isSilent = await Promise.race([change, wait(silence, true)]);
    more.abort();
  }
}
