import type { Follower } from '../following/follow-release.ts';
import { counter, type Family, gauge } from './families.ts';

/** How it goes with the registry: one process of a service looks, so this is told once. */
export function followerFamilies(follower: Follower | undefined): Family[] {
  if (!follower) return [];
  const looks = [...follower.checks].map(([result, value]) => ({ value, labels: { result } }));
  const isRefusing = follower.status().refused ? 1 : 0;
  return [
    counter('formpress_registry_checks_total', 'Looks at the registry, by result.', looks),
    gauge('formpress_registry_refusing', 'Whether the tag is not followed.', isRefusing),
  ];
}
