import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { placesIn } from './places-in.ts';

/** What is listed as not written must not be written, and the list of a country names only its own places. */
export const redundantNotWritten = defineCheck({
  code: 'redundant-not-written',
  severity: 'error',
  checkRelease({ forms, localities }, report) {
    const written = new Set([...localities.map(({ code }) => code), ...forms.map(({ id }) => id)]);
    for (const locality of localities) {
      for (const { code, at } of locality.notWritten) {
        const message = whyRedundant(code, locality, written);
        if (message) report({ at, message, help: 'Remove it from "notWritten".' });
      }
      for (const { id, at } of locality.formsNotWritten) {
        if (!written.has(id) && !locality.namesForms.includes(id)) continue;
        report({ at, message: `${id} is written.`, help: 'Remove it from "formsNotWritten".' });
      }
    }
  },
});

function whyRedundant(
  code: string,
  { code: owner, country }: LinkedLocality,
  written: ReadonlySet<string>,
): string | undefined {
  if (!owner.endsWith('FEDERAL')) return 'Only a country lists what is not written.';
  if (written.has(code)) return `${code} is written: it has a folder.`;
  if (placesIn[country].includes(code)) return undefined;
  return `${code} is not in ${country === 'US' ? 'the United States' : 'Canada'}.`;
}
