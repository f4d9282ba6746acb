import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { removeEntry } from '../../../diagnostics/fixes/fix.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { defineCheck } from '../foundation/define-check.ts';
import type { FormFacts } from '../foundation/release-facts.ts';
import { placesIn } from './places-in.ts';

/** What is listed as missing must be missing, and the list of a country names only its own places. */
export const redundantNotWritten = defineCheck({
  code: 'redundant-not-written',
  severity: 'error',
  checkRelease({ forms, localities, isWhole }, report) {
    const written = new Set([...localities.map(({ code }) => code), ...forms.map(({ id }) => id)]);
    for (const locality of localities) {
      for (const { code, at } of locality.notWritten) {
        const message = whyRedundant(code, locality, written);
        if (message) report({ at, message, ...removeFrom('notWritten', at) });
      }
      const own = forms.filter((form) => form.locality === locality.code);
      for (const { id, name, at } of locality.formsNotWritten) {
        const isWritten = written.has(id) || locality.namesForms.includes(id);
        const message = isWritten ? `${id} is written.` : describeTwin(name, own);
        if (message) report({ at, message, ...removeFrom('formsNotWritten', at) });
      }
      for (const { id, since, at } of isWhole ? locality.outdatedForms : []) {
        const message = whyNotOutdated(id, since, own);
        if (message) report({ at, message, ...removeFrom('outdatedForms', at) });
      }
    }
  },
});

function removeFrom(list: string, at: SourceRange) {
  return { help: `Remove it from "${list}".`, fixes: [removeEntry(at, `it from "${list}"`)] };
}

/** A message about the form of this number that is written under another id, if there is one. */
function describeTwin(number: string, own: readonly FormFacts[]): string | undefined {
  const twin = own.find(({ facts }) => facts.name === number);
  return twin && `The ${number} is written: it is ${twin.id}.`;
}

function whyNotOutdated(id: string, since: string, own: readonly FormFacts[]): string | undefined {
  const versions = own.filter((form) => form.id === id);
  if (versions.length === 0) return `${id} is not written, so it is not outdated.`;
  if (versions.some(({ facts }) => facts.effective < since)) return undefined;
  return `No version of ${id} is older than ${since}.`;
}

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
