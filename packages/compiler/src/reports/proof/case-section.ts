import type { LinkedCase } from '../../phases/4-link/linked/linked-case.ts';
import { type Markup, markup } from './markup.ts';
import { tableOf } from './payroll-section.ts';

/** The worked examples: the answers and the expected results. */
export function caseSection(cases: readonly LinkedCase[]): Markup {
  const rows = cases.map(({ about, data }) => {
    const { path, finish, values, taxParameters, pdf } = data.expect;
    const route = [...(path ?? []), ...(finish === undefined ? [] : [finish])].join(' → ');
    return markup`<tr><th scope="row">${about}</th><td>${pairs(data.federal, 'federal.')}${pairs(data.answers)}</td><td><p>${route}</p>${pairs(values)}${pairs(taxParameters)}${pairs(pdf)}</td></tr>`;
  });
  return tableOf('Cases', ['', 'Answers', 'Expected results'], rows);
}

function pairs(named: Record<string, string> | undefined, before = ''): Markup {
  const rows = Object.entries(named ?? {}).map(
    ([name, is]) => markup`<div><dt>${before}${name}</dt><dd>${is}</dd></div>`,
  );
  return rows.length === 0 ? markup`` : markup`<dl class="pairs">${rows}</dl>`;
}
