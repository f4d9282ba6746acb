import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pdfFolder } from '../../corpus/corpus-folder.ts';
import { plainScript } from './plain-script.ts';

const script = fileURLToPath(new URL('./cold-run.ts', import.meta.url));

/** The cost of a process: wall time and processor time in milliseconds, and memory. */
type ColdRun = { clock: number; cpu: number; megabytes: number };

/** Parses, checks or compiles a corpus in its own process, with only its blanks cached. */
export function coldRun(what: 'parse' | 'check' | 'compile', folder: string): ColdRun {
  const words = [plainScript(script), what, folder, pdfFolder(folder)];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as ColdRun;
}
