import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { agencyPdfs } from '../../test/foundation/agency-pdfs.ts';
import { seedOn } from '../../test/foundation/seed-of-the-day.ts';
import { toolPackages } from '../../test/foundation/tool-packages.ts';

/**
 * A digest of what tests depend on outside the repository: the agency PDFs, the system tools, the seed
 * of the day and the permissions of this user. A result is reused only when all of these are the same.
 */
export function testConditions(env = process.env, now = new Date()): string {
  const hash = createHash('sha256');
  addAgencyPdfs(hash, env);
  for (const tool of Object.keys(toolPackages)) add(hash, tool, stampOf(tool, env));
  add(hash, 'seed', seedOn(now, env));
  add(hash, 'rights', process.getuid?.() ?? 'no user', capabilities());
  return hash.digest('hex');
}

function add(hash: Hash, ...words: unknown[]): void {
  hash.update(`${JSON.stringify(words)}\n`);
}

function addAgencyPdfs(hash: Hash, env: NodeJS.ProcessEnv): void {
  const folder = agencyPdfs(env);
  const names = folder ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of names.sort()) {
    const file = join(folder ?? '', name);
    if (statSync(file).isFile()) {
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
      add(hash, 'agency PDF', name, digest);
    }
  }
}

/** The file of a tool and its size and time, which an upgrade changes. */
function stampOf(tool: string, env: NodeJS.ProcessEnv): unknown {
  const folders = (env.PATH ?? '').split(delimiter);
  const file = folders.map((folder) => join(folder, tool)).find((path) => existsSync(path));
  if (!file) return 'not installed';
  const { size, mtimeMs } = statSync(file);
  return [file, size, mtimeMs];
}

/** The Linux capabilities of this process. Some tests mount a small disk. */
function capabilities(): string {
  const status = '/proc/self/status';
  if (!existsSync(status)) return 'unknown';
  return /^CapEff:\s*(\w+)/m.exec(readFileSync(status, 'utf8'))?.[1] ?? 'unknown';
}
