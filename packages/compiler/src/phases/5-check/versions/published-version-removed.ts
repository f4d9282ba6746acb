import { defineCheck } from '../foundation/define-check.ts';

/** A published version does not vanish: it is withdrawn. */
export const publishedVersionRemoved = defineCheck({
  code: 'published-version-removed',
  severity: 'error',
  checkRelease({ published }, report) {
    for (const name of published?.gone ?? []) {
      report({
        at: published?.at ?? { file: 'published.json', start: 0, end: 0 },
        message: `${name} is published, and its folder is gone.`,
        help: 'Put it back. "withdrawn:" in its form.yaml takes a version out of the release.',
      });
    }
  },
});
