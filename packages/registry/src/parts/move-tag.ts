import { setTimeout as pause } from 'node:timers/promises';
import { manifestType } from '../foundation/manifest.ts';
import type { FoundManifest } from '../foundation/registry.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import type { TimeLimits } from '../http/time-limits.ts';
import type { Manifests } from './manifests.ts';

type Move = { tag: string; expected: string | undefined; timeLimits: TimeLimits };

/**
 * Moves a tag. Registries have no compare-and-swap, so the tag is checked right before, and again
 * after concurrent publishers have had time to move it: the last one wins, and the others get an
 * error.
 */
export async function moveTag(
  manifests: Manifests,
  { descriptor, bytes }: FoundManifest,
  { tag, expected, timeLimits }: Move,
): Promise<void> {
  if (expected === undefined) return void (await manifests.put(tag, manifestType, bytes));
  const now = await manifests.resolve(tag);
  if (now === descriptor.digest) return;
  if ((now ?? 'none') !== expected) throw overtaken(tag);
  await manifests.put(tag, manifestType, bytes);
  await pause(timeLimits.settle);
  if ((await manifests.resolve(tag)) !== descriptor.digest) throw overtaken(tag);
}

function overtaken(tag: string): RegistryProblem {
  return new RegistryProblem(
    'RACE',
    `Someone else moved the tag ${tag} at the same time, and theirs stays. Look at what they ` +
      'published, then publish again.',
  );
}
