import type { Follower } from '../following/follow-release.ts';
import { counter, type Family, gauge } from './families.ts';

/** The metrics of registry checks. Only one process of a service makes them. */
export function followerFamilies(follower: Follower | undefined): Family[] {
  if (!follower) return [];
  const looks = [...follower.checks].map(([result, value]) => ({ value, labels: { result } }));
  const { release, refused, stale } = follower.status();
  return [
    counter('formpress_registry_checks_total', 'Checks of the registry, by result.', looks),
    gauge('formpress_registry_refusing', 'Whether the tag is not followed.', refused ? 1 : 0),
    gauge(
      'formpress_followed_release_stale',
      'Whether no valid statement was seen for too long.',
      stale ? 1 : 0,
    ),
    ...moment(
      'formpress_registry_last_success_seconds',
      'When a valid statement was last seen, since 1970.',
      follower.lastSuccess(),
    ),
    ...moment(
      'formpress_followed_statement_expires_seconds',
      'When the statement about what is served expires, since 1970.',
      release?.expires === undefined ? undefined : Date.parse(release.expires),
    ),
  ];
}

/** A list with a gauge for a time; empty when there is no time. */
function moment(name: string, help: string, milliseconds: number | undefined): Family[] {
  if (milliseconds === undefined) return [];
  return [gauge(name, help, Math.floor(milliseconds / 1000))];
}
