import { compareVersions } from '@formpress/model';
import { defineCheck } from '../foundation/define-check.ts';
import type { FormFacts } from '../foundation/release-facts.ts';
import { versionsById } from './versions-by-id.ts';

const languages: Record<string, string> = { SP: 'Spanish', FR: 'French' };

/** When a form has a new version, its twin in another language needs one, too. */
export const languageVersionBehind = defineCheck({
  code: 'language-version-behind',
  severity: 'warning',
  checkRelease({ forms, isWhole }, report) {
    if (!isWhole) return;
    const offered = forms.filter(({ withdrawn }) => !withdrawn);
    const newest = new Map(
      versionsById(offered).flatMap((versions) =>
        versions.slice(-1).map((form) => [form.id, form]),
      ),
    );
    for (const twin of newest.values()) {
      const original = originalOf(twin, newest);
      if (!original || compareVersions(twin.version, original.version) >= 0) continue;
      const language = languages[twin.id.slice(-2)];
      const newer = `${original.id} has the version ${original.version}`;
      report({
        at: twin.at,
        message: `${newer}, but the ${language} form is still at ${twin.version}.`,
        related: [{ at: original.at, message: 'The newer version:' }],
        help: `Write ${twin.id} ${original.version}, with basedOn: ${original.id} ${original.version}.`,
      });
    }
  },
});

function originalOf(
  { id }: FormFacts,
  newest: ReadonlyMap<string, FormFacts>,
): FormFacts | undefined {
  return /(?:SP|FR)$/.test(id) ? newest.get(id.slice(0, -2)) : undefined;
}
