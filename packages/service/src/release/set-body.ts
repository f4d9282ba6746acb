import { type Language, languageNames } from '@formpress/model';
import { type Edition, summaryOf } from './edition.ts';
import type { FormVersion } from './form-version.ts';

/**
 * The body of a question set for clients, from the one that the compiler wrote for every edition.
 * Pictures get the service's URL, and the forms that flow options yield become summaries of their
 * versions in force.
 */
export function setBody(edition: Edition, body: object, language: Language): Buffer {
  return Buffer.from(
    JSON.stringify(body, (key, value) => {
      if (key === 'href' && typeof value === 'string') return edition.origin + value;
      if (key === 'formsToComplete') return summariesOf(edition, value as string[], language);
      return value;
    }),
  );
}

/**
 * The summaries of forms. Forms without a version in force are left out. Of a certificate that is written in several languages
 * only the form in the language of the request is kept, or the first when there is none.
 */
export function summariesOf(
  edition: Edition,
  ids: string[],
  language: Language,
): ReturnType<typeof summaryOf>[] {
  const forms = ids.flatMap((id) => edition.current.get(id) ?? []);
  const certificates = new Map<string, FormVersion>();
  for (const form of forms) {
    const certificate = certificateOf(form);
    const isWanted = form.entry.language === language;
    if (isWanted || !certificates.has(certificate)) certificates.set(certificate, form);
  }
  return [...certificates.values()].map(summaryOf);
}

/** The id of a form without the ending for its language, which is the same for all languages of a certificate. */
function certificateOf({ entry: { id, language } }: FormVersion): string {
  const { ending = '' } = languageNames[language];
  return id.endsWith(ending) ? id.slice(0, id.length - ending.length) : id;
}
