import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@formpress/model';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { type Packed, packed } from './pack-part.ts';
import { parseRelease } from './parse-release.ts';
import { releaseConfig } from './release-types.ts';

/** A release in a folder: its release.json, parsed and as a blob. */
export type BuiltRelease = { folder: string; release: Release; config: Packed };

/** Reads the release.json of a folder. */
export async function readBuiltRelease(folder: string): Promise<BuiltRelease> {
  const bytes = await readFile(join(folder, 'release.json')).catch(() => undefined);
  if (!bytes)
    throw new RegistryProblem(
      'MISSING',
      `There is no release in ${folder}. Make one with "formpress build".`,
    );
  return { folder, release: parseRelease(bytes, folder), config: packed(releaseConfig, bytes) };
}
