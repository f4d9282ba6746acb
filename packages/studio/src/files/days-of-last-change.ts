import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The day of the last commit to each folder of a form version; empty where there is no history. */
export async function daysOfLastChange(root: string): Promise<Map<string, string>> {
  const words = ['-C', root, 'log', '--relative', '--format=@%cs', '--name-only', '--', '.'];
  const { stdout } = await run('git', words, { maxBuffer: 256 << 20 }).catch(() => ({
    stdout: '',
  }));
  const days = new Map<string, string>();
  let day = '';
  for (const line of stdout.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else {
      const folder = line.split('/').slice(0, 4).join('/');
      if (line !== '' && !days.has(folder)) days.set(folder, day);
    }
  }
  return days;
}
