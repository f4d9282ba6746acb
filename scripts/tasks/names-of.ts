import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './turbo-run.ts';

/** The tasks of "build", "check" or "test": that of the packages, and those of the root in turbo.json. */
export function namesOf(kind: string): string[] {
  const text = readFileSync(join(root, 'turbo.json'), 'utf8');
  const { tasks } = JSON.parse(text) as { tasks: object };
  const ofRoot = Object.keys(tasks).filter((name) => name.startsWith(`//#${kind}:`));
  const ofPackages = kind === 'check' ? 'build' : kind;
  return [ofPackages, ...ofRoot.map((name) => name.slice('//#'.length))];
}
