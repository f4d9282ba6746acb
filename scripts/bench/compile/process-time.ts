import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hook = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  require('node:fs').writeFileSync('time.txt', String((user + system) / 1000));
});
`;

/** The processor time of a Node process in milliseconds, as it reports at exit. */
export function processTime(cwd: string, words: string[]): number {
  writeFileSync(join(cwd, 'time.cjs'), hook);
  rmSync(join(cwd, 'time.txt'), { force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', './time.cjs', ...words],
    { cwd, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return Number(readFileSync(join(cwd, 'time.txt'), 'utf8'));
}
