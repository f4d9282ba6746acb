import { formsByPlace, type HomeAndWork } from '@formpress/engine';
import { type CatalogForm, compareVersions, type MissingForm } from '@formpress/model';
import type { FormVersion } from './form-version.ts';
import type { LoadedRelease } from './load-release.ts';
import { momentOf } from './moment-of.ts';
import { outdatedIn } from './outdated-since.ts';

/** A form that is written, but held back or offered in an old revision. */
type MissingWritten = Omit<MissingForm, 'locality'>;

/** Written forms that are missing, by id. */
export type MissingById = ReadonlyMap<string, MissingWritten>;

/** The part of a reply that says which forms someone may need and cannot get here. */
export function missingForms(
  { release, missing }: { release: LoadedRelease; missing: MissingById },
  place: HomeAndWork,
): { missingForms?: MissingForm[] } {
  const found = formsByPlace(release.localities, place).flatMap(({ locality, forms, notWritten }) =>
    [
      ...forms.flatMap(({ id }) => missing.get(id) ?? []),
      ...notWritten.map(({ number, title }) => ({
        number,
        title,
        reason: 'NOT_WRITTEN' as const,
      })),
    ].map((form) => ({ locality: locality.code, ...form })),
  );
  return found.length > 0 ? { missingForms: found } : {};
}

/** The written forms that are missing at a time. */
export function missingWritten(
  release: LoadedRelease,
  current: ReadonlyMap<string, FormVersion>,
  now: number,
): MissingById {
  const missing = new Map<string, MissingWritten>();
  for (const { id, since } of outdatedIn(release)) {
    const offered = current.get(id)?.entry;
    if (!offered || momentOf(since) > now || offered.effective >= since) continue;
    missing.set(id, missingAs('OLD_REVISION', offered));
  }
  for (const entry of inForce(release.heldBack, now)) {
    const offered = current.get(entry.id)?.entry;
    if (!offered) missing.set(entry.id, missingAs('SPECIMEN', entry));
    else if (compareVersions(offered.version, entry.version) < 0)
      missing.set(entry.id, missingAs('OLD_REVISION', entry));
  }
  return missing;
}

/** The times at which a written form may become missing. */
export function timesOfMissingForms(release: LoadedRelease): number[] {
  const days = [
    ...release.heldBack.map(({ effective }) => effective),
    ...outdatedIn(release).map(({ since }) => since),
  ];
  return days.map(momentOf);
}

/** The held back versions that are in force, in the order of versions, so that the newest counts. */
function inForce(heldBack: readonly CatalogForm[], now: number): CatalogForm[] {
  return heldBack
    .filter(({ effective }) => momentOf(effective) <= now)
    .sort((a, b) => compareVersions(a.version, b.version));
}

function missingAs(reason: MissingForm['reason'], { name, title }: CatalogForm): MissingWritten {
  return { number: name, title, reason };
}
