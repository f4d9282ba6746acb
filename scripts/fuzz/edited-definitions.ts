import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pick } from '../corpus/random.ts';
import { editOnce } from './edit-once.ts';
import type { FuzzCase } from './fuzz-case.ts';
import { template } from './write-oversized.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const small = [template, 'test/smallest-form', 'test/kitchen-sink/definitions'];
const places = ['us/MI', 'us/MD', 'us/NY', 'us/OH', 'us/CA', 'ca/QC', 'us/AL', 'us/CO', 'ca/MB'];

/** Real definitions with a few random edits. */
export function editedDefinitions(chance: () => number): FuzzCase {
  const isSmall = chance() < 0.6;
  const from = join(root, isSmall ? pick(small, chance).replace(root, '') : 'definitions');
  const place = isSmall ? '' : pick(places, chance);
  const paths = filesIn(from).filter((path) => path.startsWith(place));
  const files: Record<string, string> = {};
  const done: string[] = [];
  for (let count = 1 + Math.floor(chance() * 4); count > 0; count -= 1) {
    const path = pick(paths, chance);
    const before = files[path] ?? readFileSync(join(from, path), 'utf8');
    const { text, name } = editOnce(before, chance);
    files[path] = text;
    done.push(`${name} in ${path}`);
  }
  return { about: done.join('; '), from: place === '' ? from : `${from}:${place}`, files };
}

const known = new Map<string, string[]>();

function filesIn(folder: string): string[] {
  const found =
    known.get(folder) ??
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(yaml|json)$/.test(path))
      .sort();
  known.set(folder, found);
  return found;
}
