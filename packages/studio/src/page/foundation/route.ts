/** Which view is shown. The address of the page names it, and never an answer. */
export type Route =
  | { view: 'overview' }
  | { view: 'form'; id: string; version: string; question?: string }
  | { view: 'compare'; id: string; version: string; from: string }
  | { view: 'revise'; id: string; version: string }
  | { view: 'import' };

const form = /^#\/form\/([A-Z0-9]+)\/([0-9.]+)(?:\/question\/([A-Za-z0-9_]+))?$/;
const compare = /^#\/compare\/([A-Z0-9]+)\/([0-9.]+)\/([0-9.]+)$/;
const revise = /^#\/revise\/([A-Z0-9]+)\/([0-9.]+)$/;

/** Reads the hash of the address. Anything unknown leads to the overview. */
export function readRoute(hash: string): Route {
  const [, id = '', version = '', question] = form.exec(hash) ?? [];
  if (id !== '') return { view: 'form', id, version, ...(question && { question }) };
  const [, compared = '', to = '', from = ''] = compare.exec(hash) ?? [];
  if (compared !== '') return { view: 'compare', id: compared, version: to, from };
  const [, revised = '', last = ''] = revise.exec(hash) ?? [];
  if (revised !== '') return { view: 'revise', id: revised, version: last };
  return hash === '#/import' ? { view: 'import' } : { view: 'overview' };
}

/** The address of a form version. */
export function formAddress(id: string, version: string): string {
  return `#/form/${id}/${version}`;
}
