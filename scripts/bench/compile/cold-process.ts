import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pdfFolder } from '../../corpus/corpus-folder.ts';
import type { Cost } from './cost-of-process.ts';
import { plainScript } from './plain-script.ts';

const script = fileURLToPath(new URL('./cold-run.ts', import.meta.url));

/** Parses or checks a corpus in a process with one thread, with only its blanks cached. */
export function coldRun(what: 'parse' | 'check', folder: string): Cost {
  const words = [plainScript(script), what, folder, pdfFolder(folder)];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as Cost;
}
