import { compareVersions } from '@formpress/model';
import type { LinkedForm } from '../../4-link/linked-form.ts';

/** The versions of each form, in order. */
export function versionsById(forms: readonly LinkedForm[]): LinkedForm[][] {
  const byId = new Map<string, LinkedForm[]>();
  for (const form of forms) byId.set(form.id, [...(byId.get(form.id) ?? []), form]);
  return [...byId.values()].map((versions) =>
    versions.toSorted((a, b) => compareVersions(a.version, b.version)),
  );
}
