import { migrationOf } from '@formpress/comparison';
import type { Migration } from '@formpress/model';
import type { LoweredForm } from './lowered-form.ts';

/**
 * Adds to each bundle what happens to answers stored under earlier versions of the form. Forms must be
 * sorted. Withdrawn versions are included: their answers are still stored somewhere.
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
