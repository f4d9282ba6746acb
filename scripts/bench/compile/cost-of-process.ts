import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a process costs: wall time and the time of all processors, in milliseconds, and memory. */
export type Cost = { clock: number; cpu: number; megabytes: number };

const hook = `process.on('exit', () => {
  const clock = performance.now();
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  const cost = { clock, cpu: (user + system) / 1000, megabytes: maxRSS / 1024 };
  require('node:fs').writeFileSync('cost.json', JSON.stringify(cost));
});
`;

/** The cost of a Node process, as it reports at exit. */
export function costOfProcess(cwd: string, words: string[]): Cost {
  writeFileSync(join(cwd, 'cost.cjs'), hook);
  rmSync(join(cwd, 'cost.json'), { force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', './cost.cjs', ...words],
    { cwd, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return JSON.parse(readFileSync(join(cwd, 'cost.json'), 'utf8')) as Cost;
}
