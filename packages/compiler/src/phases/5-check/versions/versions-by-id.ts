import { compareVersions } from '@formpress/model';
import type { FormFacts } from '../foundation/release-facts.ts';

/** The versions of each form, in order. */
export function versionsById(forms: readonly FormFacts[]): FormFacts[][] {
  const byId = new Map<string, FormFacts[]>();
  for (const form of forms) byId.set(form.id, [...(byId.get(form.id) ?? []), form]);
  return [...byId.values()].map((versions) =>
    versions.toSorted((a, b) => compareVersions(a.version, b.version)),
  );
}
