import { defineCheck } from '../define-check.ts';
import { taxingIn } from './taxing-places.ts';

/** The list of what is not written yet names states or provinces of the country that tax wages and have no folder. */
export const needlessNotWritten = defineCheck({
  code: 'needless-not-written',
  severity: 'error',
  checkAll({ localities }, report) {
    const written = new Set(localities.map(({ code }) => code));
    for (const { code: owner, country, notWritten } of localities) {
      for (const { code, at } of notWritten) {
        const reason = written.has(code)
          ? 'is written: it has a folder'
          : taxingIn(country).includes(code)
            ? undefined
            : `is no ${country === 'US' ? 'state' : 'province'} that taxes wages`;
        const isCountry = owner.endsWith('FEDERAL');
        if (isCountry && reason === undefined) continue;
        const message = isCountry
          ? `${code} ${reason}.`
          : 'Only a country lists what is not written.';
        report({ at, message, help: 'Remove it from notWritten.' });
      }
    }
  },
});
