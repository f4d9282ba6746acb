import { migrationOf } from '@formpress/comparison';
import type { Migration } from '@formpress/model';
import type { LoweredForm } from './lowered-form.ts';

/**
 * Puts into each bundle how answers stored under earlier versions of the form fare in it. Forms
 * come sorted. A withdrawn version counts too: its answers are still stored somewhere.
 */
export function lowerMigrations(forms: readonly LoweredForm[]): LoweredForm[] {
  return forms.map((form, index) => {
    const earlier = forms.slice(0, index).filter(({ bundle }) => bundle.id === form.bundle.id);
    if (earlier.length === 0) return form;
    const migration: Record<string, Migration> = {};
    for (const { bundle } of earlier) migration[bundle.version] = migrationOf(bundle, form.bundle);
    return { ...form, bundle: { ...form.bundle, migration } };
  });
}
