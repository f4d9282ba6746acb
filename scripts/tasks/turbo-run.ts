import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testConditions } from './test-conditions.ts';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A task that turbo ran, or whose earlier result it reused. */
export type RanTask = {
  taskId: string;
  hash: string;
  /** The folder of the task's package, from the root. */
  directory: string;
  command: string;
  cache: { status: 'HIT' | 'MISS' };
  execution?: { exitCode: number | null };
};

const summaries = join(root, '.turbo/runs');
const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo');

/** Runs tasks through turbo, and returns its exit code and the result of each. */
export function turboRun(words: string[]): { code: number; tasks: RanTask[] } {
  rmSync(summaries, { recursive: true, force: true });
  const { command, args, env } = turboCommand([...words, '--summarize', '--ui=stream']);
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  return { code: status ?? 1, tasks: readTasks() };
}

/** The command for turbo. Its environment includes what results depend on and turbo cannot see. */
export function turboCommand(words: string[], env = process.env, now = new Date()) {
  // A run that rewrites expected files neither reuses nor caches results.
  const cache = env.UPDATE ? '--cache=local:,remote:' : '--cache=local:rw';
  return {
    command: process.execPath,
    args: [turbo, 'run', ...words, cache],
    env: {
      ...env,
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      npm_config_loglevel: 'silent',
      NODE_RELEASE: `${process.version} ${process.platform} ${process.arch}`,
      TEST_CONDITIONS: testConditions(env, now),
    },
  };
}

function readTasks(): RanTask[] {
  const [name] = readdirSync(summaries);
  if (!name) return [];
  const text = readFileSync(join(summaries, name), 'utf8');
  const { tasks } = JSON.parse(text) as { tasks: RanTask[] };
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

/** Removes a result from the cache. */
export function forget({ hash }: RanTask): void {
  const cache = join(root, '.turbo/cache');
  for (const name of readdirSync(cache).filter((each) => each.startsWith(hash)))
    rmSync(join(cache, name));
}
