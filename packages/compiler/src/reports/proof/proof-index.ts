import type { LoweredForm } from '../../phases/6-lower/lowered-form.ts';
import { describeChecked } from '../foundation/describe-checked.ts';
import { documentOf } from './document-of.ts';
import { markup } from './markup.ts';
import { tableOf } from './payroll-section.ts';

/** A page with links to the proofs of many forms. */
export function proofIndex(forms: readonly LoweredForm[]): string {
  const rows = forms.map(({ bundle }) => {
    const { id, version, name, title, blank } = bundle;
    const file = `${id}-${version}`;
    return markup`<tr><th scope="row"><a href="${file}.html">${id} ${version}</a></th><td>${name}</td><td>${title}</td><td>${blank.kind}</td><td>${describeChecked(bundle)}</td><td><a href="${file}.png">pages</a></td></tr>`;
  });
  const heads = ['', 'Number', 'Title', 'Blank', 'Confidence', ''];
  const body = markup`<h1>Proofs of all forms</h1>${tableOf('Forms', heads, rows)}`;
  return documentOf('Proofs of all forms', body);
}
