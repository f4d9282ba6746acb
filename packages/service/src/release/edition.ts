import { createHash } from 'node:crypto';
import type { ApplicableFlow } from '@formpress/engine';
import { type FormSummary, inEachLanguage, type Language } from '@formpress/model';
import { type BoundedMap, createBoundedMap } from '../foundation/bounded-map.ts';
import { byteText, type Content, type PreparedReply } from '../foundation/reply.ts';
import type { FormVersion } from './form-version.ts';
import type { LoadedRelease } from './load-release.ts';
import { type MissingById, missingWritten, timesOfMissingForms } from './missing-forms.ts';
import { momentOf } from './moment-of.ts';
import { type OutdatedById, outdatedForms } from './outdated-since.ts';

/**
 * A release between two effective dates: the versions in force, and cached bodies.
 */
export type Edition = {
  release: LoadedRelease;
  /** The origin of links. */
  origin: string;
  /** The version in force of each form that has one, in the order of the catalog. */
  current: ReadonlyMap<string, FormVersion>;
  /** The written forms that are missing, or offered in an old revision. */
  missing: MissingById;
  /** The forms with a newer revision that is not written. */
  outdated: OutdatedById;
  /** A body that is made once and cached under a unique name. */
  content(name: string, make: () => Buffer): Content;
  /** A cache of replies by URL, for each language. */
  sent: Record<Language, BoundedMap<PreparedReply>>;
  /** Whether a flow is offered. Absent when all are. */
  showsFlow?: (flow: ApplicableFlow) => boolean;
};

const maxSent = 5_000;

/**
 * Returns the edition at a time in milliseconds since 1970. It changes at every effective date.
 */
export function createEditions(
  release: LoadedRelease,
  origin: () => string,
): (now: number) => Edition {
  const changes = effectiveMoments(release);
  let edition: Edition | undefined;
  let from = 0;
  let until = 0;
  return (now) => {
    if (edition && from <= now && now < until) return edition;
    from = changes.findLast((moment) => moment <= now) ?? Number.NEGATIVE_INFINITY;
    until = changes.find((moment) => moment > now) ?? Number.POSITIVE_INFINITY;
    edition = editionAt(release, origin(), now);
    return edition;
  };
}

/** The summary of a form in lists: its version in force, without a recommendation. */
export function summaryOf({ entry }: FormVersion): FormSummary {
  return {
    id: entry.id,
    name: entry.name,
    title: entry.title,
    formVersion: entry.version,
    formLocality: entry.locality,
    formType: entry.type,
    initialQuestionSet: entry.initialQuestionSet,
  };
}

function effectiveMoments(release: LoadedRelease): number[] {
  const offered = [...release.forms.values()].flat().map(effectiveMoment);
  const moments = [...offered, ...timesOfMissingForms(release)];
  return [...new Set(moments)].sort((a, b) => a - b);
}

function effectiveMoment({ entry }: FormVersion): number {
  return momentOf(entry.effective);
}

function editionAt(release: LoadedRelease, origin: string, now: number): Edition {
  const current = new Map<string, FormVersion>();
  for (const [id, versions] of release.forms) {
    const latest = versions.findLast((version) => effectiveMoment(version) <= now);
    if (latest) current.set(id, latest);
  }
  const missing = missingWritten(release, current, now);
  return createEdition({
    release,
    origin,
    current,
    missing,
    outdated: outdatedForms(release, now),
  });
}

/** Creates an edition with empty caches. */
export function createEdition(
  shown: Pick<Edition, 'release' | 'origin' | 'current' | 'missing' | 'outdated'>,
): Edition {
  const contents = new Map<string, Content>();
  return {
    ...shown,
    sent: inEachLanguage(() => createBoundedMap(maxSent)),
    content(name, make) {
      const kept = contents.get(name) ?? contentOf(make());
      contents.set(name, kept);
      return kept;
    },
  };
}

/** Bytes with their ETag. */
export function contentOf(bytes: Buffer): Content {
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return { bytes: byteText(bytes), etag: `"${digest}"` };
}
