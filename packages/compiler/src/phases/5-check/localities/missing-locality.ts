import { shortenedList } from '@formpress/comparison';
import { defineCheck } from '../foundation/define-check.ts';
import { placesIn } from './places-in.ts';

/** A country must list each of its states or provinces: with a folder, or as not written yet. */
export const missingLocality = defineCheck({
  code: 'missing-locality',
  severity: 'warning',
  checkRelease({ localities, isWhole }, report) {
    const written = new Set(localities.map(({ code }) => code));
    for (const { code, codeAt, country, notWritten } of isWhole ? localities : []) {
      if (!code.endsWith('FEDERAL')) continue;
      const known = new Set([...written, ...notWritten.map((each) => each.code)]);
      const missing = placesIn[country].filter((each) => !known.has(each));
      if (missing.length === 0) continue;
      const verb = missing.length === 1 ? 'has' : 'have';
      report({
        at: codeAt,
        message: `${shortenedList(missing, 12)} ${verb} no folder here.`,
        help: `Write them, or list them: notWritten: [${missing.join(', ')}].`,
      });
    }
  },
});
