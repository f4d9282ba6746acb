import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { caseOf } from './case-of.ts';
import { checkFolder, type NamedLimit } from './check-folder.ts';
import type { FuzzCase, Order } from './fuzz-case.ts';

/** The result of a case: processor time, the memory of the process, and what was wrong. */
export type Verdict = {
  order: Order;
  about: string;
  seconds: number;
  megabytes: number;
  wrong?: string;
  limits: NamedLimit[];
};

// A worker process: orders and results are messages. "keep" is the folder for failing cases.
const [, , keep = ''] = process.argv;
const home = mkdtempSync(join(tmpdir(), 'formpress-fuzz-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
process.on('message', async (order: Order | 'close') => {
  if (order === 'close') return process.disconnect();
  const name = order.limit ?? (order.isOversized ? 'oversized' : order.seed);
  const folder = join(keep, `${name}-${order.index}`);
  const found = caseOf(order);
  write(found, folder);
  const before = process.cpuUsage();
  const { wrong, limits } = await checkFolder(folder);
  const { user, system } = process.cpuUsage(before);
  if (wrong === undefined) rmSync(folder, { recursive: true });
  const verdict: Verdict = {
    order,
    about: found.about,
    seconds: (user + system) / 1e6,
    megabytes: process.memoryUsage.rss() / 2 ** 20,
    limits,
    ...(wrong === undefined ? {} : { wrong: `${wrong}\n  in ${folder}` }),
  };
  process.send?.(verdict);
});
process.send?.('ready');

/** Writes the files of a case. Of "definitions:us/OH", only that place and the shared files are copied. */
function write({ from, files }: FuzzCase, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const [source = '', place] = from.split(':');
  for (const part of place === undefined ? ['.'] : ['shared', place])
    cpSync(join(source, part), join(folder, part), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
