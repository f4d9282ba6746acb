import { defineCheck } from '../foundation/define-check.ts';

/** A published version must not be removed: it is withdrawn instead. */
export const publishedVersionRemoved = defineCheck({
  code: 'published-version-removed',
  severity: 'error',
  checkRelease({ published }, report) {
    for (const name of published?.gone ?? []) {
      report({
        at: published?.at ?? { file: 'published.json', start: 0, end: 0 },
        message: `${name} is published, but its folder is gone.`,
        help: 'Restore it. "withdrawn:" in its form.yaml takes a version out of the release.',
      });
    }
  },
});
