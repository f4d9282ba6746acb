import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSmallRelease } from '../service/small-release.ts';

const version = '2026.1.0';

/** Writes a small release whose forms have incompressible pictures. */
export function heavyRelease(folder: string, ids: string[], size: number): void {
  writeSmallRelease(
    folder,
    ids.map((id) => ({ id, version, effective: '2026-01-01' })),
  );
  addWeight(folder, ids, size);
}

/** Gives forms of a release another picture. */
export function addWeight(folder: string, ids: string[], size: number): void {
  const file = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  for (const id of ids) {
    const path = `bundles/${id}/${version}/images/${id.toLowerCase()}_1.png`;
    const bytes = randomBytes(size);
    writeFileSync(join(folder, path), bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    release.files[path] = { sha256, size };
  }
  writeFileSync(file, JSON.stringify(release));
}
