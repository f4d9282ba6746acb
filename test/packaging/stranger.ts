import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The exit status and output of a command. */
export type Ended = { status: number | null; out: string; error: string };

/** Someone who has the tarballs and npm, and nothing of this workspace. */
export type Stranger = {
  folder: string;
  /** Runs a command in one of its folders and waits for it. */
  run(place: string, command: string, words: string[], more?: Record<string, string>): Ended;
  /** Starts a long-running command. */
  start(place: string, command: string, words: string[], more?: Record<string, string>): Started;
  /** Stops what is still running, and removes everything. */
  leave(): Promise<void>;
};

/** A running command. */
export type Started = { says(pattern: RegExp): Promise<RegExpExecArray>; stop(): Promise<string> };

const root = fileURLToPath(new URL('../..', import.meta.url));
const patience = 60_000;

function isBundleCurrent(workspace: string): boolean {
  const module = join(workspace, 'packages/cli/bin/bundled-packages.js');
  return (
    createRequire(import.meta.url)(module) as { isBundleCurrent(): boolean }
  ).isBundleCurrent();
}

/** Writes the tarballs into a folder, as "npm run pack" does. */
export function pack(target: string, workspace = root, shell = ''): void {
  const words = ['--import', 'tsx', 'scripts/pack/pack.ts', '--out', target];
  const script = `${shell} exec "$0" "$@"`;
  execFileSync('node_modules/.bin/tsc', ['-b'], { cwd: workspace });
  const scripts = ['scripts/bundle-form.ts', 'scripts/bundle-studio.ts'];
  // Other tests run the bundle of the command, so it is written only where it is outdated.
  if (!isBundleCurrent(workspace)) scripts.push('scripts/bundle-cli.ts');
  for (const script of scripts) execFileSync('node_modules/.bin/tsx', [script], { cwd: workspace });
  execFileSync('sh', ['-c', script, process.execPath, ...words], { cwd: workspace });
}

/** An empty folder and an empty home, with the settings of npm that this machine needs. */
export function createStranger(): Stranger {
  const folder = mkdtempSync(join(tmpdir(), 'formpress-stranger-'));
  const environment = environmentIn(folder);
  const running = new Set<Started>();
  return {
    folder,
    run(place, command, words, more = {}) {
      const { status, stdout, stderr, error } = spawnSync(command, words, {
        cwd: join(folder, place),
        env: { ...environment, ...more },
        encoding: 'utf8',
      });
      if (error) throw error;
      return { status, out: stdout, error: stderr };
    },
    start(place, command, words, more = {}) {
      const env = { ...environment, ...more };
      const started = startIn(join(folder, place), command, words, env);
      running.add(started);
      return started;
    },
    async leave() {
      await Promise.all([...running].map((each) => each.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const passedOn = ['PATH', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS', 'LANG'];

function environmentIn(folder: string): Record<string, string> {
  const home = join(folder, 'home');
  mkdirSync(home);
  const known = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(known),
    HOME: home,
    NO_COLOR: '1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_userconfig: settingOfNpm('userconfig'),
    npm_config_cache: settingOfNpm('cache'),
    npm_config_registry: settingOfNpm('registry'),
  };
}

function settingOfNpm(name: string): string {
  return execFileSync('npm', ['config', 'get', name], {
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** npx runs between us and the command, so signals go to the whole process group. */
function startIn(
  cwd: string,
  command: string,
  words: string[],
  env: Record<string, string>,
): Started {
  const child = spawn(command, words, { cwd, env, detached: true, stdio: 'pipe' });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    async says(pattern) {
      const end = performance.now() + patience;
      for (;;) {
        const found = pattern.exec(text);
        if (found) return found;
        if (performance.now() > end || child.exitCode !== null)
          throw new Error(`${command} did not say ${pattern}, but: ${text}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async stop() {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
      return text;
    },
  };
}
