import { type Edition, summaryOf } from './edition.ts';

/**
 * The body of a question set for clients, from the one that the compiler wrote for every edition.
 * Pictures get the service's URL, and the forms that flow options yield become summaries of their
 * versions in force.
 */
export function setBody(edition: Edition, body: object): Buffer {
  return Buffer.from(
    JSON.stringify(body, (key, value) => {
      if (key === 'href' && typeof value === 'string') return edition.origin + value;
      if (key === 'formsToComplete') return summariesOf(edition, value as string[]);
      return value;
    }),
  );
}

/** The summaries of forms. Forms without a version in force are left out. */
export function summariesOf(edition: Edition, ids: string[]): ReturnType<typeof summaryOf>[] {
  return ids.flatMap((id) => {
    const form = edition.current.get(id);
    return form ? [summaryOf(form)] : [];
  });
}
