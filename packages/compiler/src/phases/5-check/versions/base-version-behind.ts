import { compareVersions } from '@formpress/model';
import { defineCheck } from '../foundation/define-check.ts';
import { versionsById } from './versions-by-id.ts';

/** When a form has a new version, forms that are based on it need one, too, such as a state's copy of the W-4. */
export const baseVersionBehind = defineCheck({
  code: 'base-version-behind',
  severity: 'warning',
  checkRelease({ forms, isWhole }, report) {
    if (!isWhole) return;
    const offered = forms.filter(({ withdrawn }) => !withdrawn);
    const all = versionsById(offered).flatMap((versions) => versions.slice(-1));
    const newest = new Map(all.map((form) => [form.id, form]));
    for (const { id, version, at, basedOn } of all) {
      const base = basedOn && newest.get(basedOn.id);
      if (!base || base.id === id || isTwin(id, base.id)) continue;
      if (compareVersions(basedOn.version, base.version) >= 0) continue;
      const compare = `formpress compare ${base.id}@${basedOn.version} ${base.id}@${base.version}`;
      report({
        at,
        message: `${id} ${version} is based on ${base.id} ${basedOn.version}, but there is ${base.id} ${base.version}.`,
        related: [{ at: base.at, message: 'The newer version:' }],
        help: `Review what changed ("${compare}"), and write the matching version of ${id}.`,
      });
    }
  },
});

/** Whether a form is its base in another language, which language-version-behind reports. */
function isTwin(id: string, base: string): boolean {
  return id === `${base}SP` || id === `${base}FR`;
}
