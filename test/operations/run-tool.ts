import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder with the examples for operators. */
export const operations = fileURLToPath(new URL('../../examples/operations/', import.meta.url));

/** Runs a tool, and returns its output. */
export function runTool(tool: string, words: string[], cwd = operations) {
  const { status, stdout, stderr, error } = spawnSync(tool, words, { cwd, encoding: 'utf8' });
  if (error) throw error;
  return { status, out: stdout, error: stderr };
}
