import type { Amount } from '@formpress/formula';
import { type Bundle, languages } from '@formpress/model';
import type { LinkedTable } from '../../phases/4-link/linked/linked-amount.ts';
import type { LinkedForm } from '../../phases/4-link/linked/linked-form.ts';
import { showNumber } from '../../phases/4-link/texts/show-amount.ts';
import { showRange } from '../../phases/4-link/texts/show-range.ts';
import { type Markup, markup } from './markup.ts';

/** What payroll gets, from which amounts, and what people sign. */
export function payrollSection(bundle: Bundle, linked: LinkedForm): Markup {
  const about = new Map(bundle.taxParameters.map((each) => [each.id, each.about]));
  const parameters = linked.taxParameters.map(({ id, type, is, map, else: otherwise }) => {
    const codes = [...(map ?? [])].map(([answer, code]) => `${answer} → ${code}`);
    const rule = [...codes, ...(otherwise === undefined ? [] : [`else ${otherwise}`])].join(', ');
    return markup`<tr><th scope="row">${id}<br><small>${type}</small></th><td><code>${is.text.trim()}</code><br><small>${rule}</small></td>${inEach(about.get(id))}</tr>`;
  });
  const amounts = [...linked.amounts.values()].map(
    ({ name, amount, tables, from, isUnverified }) =>
      markup`<tr><th scope="row">@${name}</th><td>${describeAmount(amount)}${tables.map(tableByRanges)}</td><td>${from}${isUnverified ? markup` <mark>unverified</mark>` : ''}</td></tr>`,
  );
  const statements = Object.entries(bundle.statements).map(
    ([name, texts]) => markup`<tr><th scope="row">${name}</th>${inEach(texts)}</tr>`,
  );
  return markup`${tableOf('Statements', ['', 'English', 'Español', 'Français'], statements)}
${tableOf('Tax parameters', ['', 'Value', 'English', 'Español', 'Français'], parameters)}
${tableOf('Amounts', ['', 'Is', 'From'], amounts)}`;
}

function inEach(texts: Record<(typeof languages)[number], string> | undefined): Markup[] {
  return languages.map(
    (language) => markup`<td lang="${language}">${texts?.[language] ?? ''}</td>`,
  );
}

/** A heading and a table; empty without rows. */
export function tableOf(title: string, heads: string[], rows: Markup[]): Markup {
  if (rows.length === 0) return markup``;
  const head = heads.map((each) =>
    each ? markup`<th scope="col">${each}</th>` : markup`<td></td>`,
  );
  return markup`<section><h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

function describeAmount(amount: Amount): string {
  if ('number' in amount) return amount.number;
  if ('date' in amount) return amount.date;
  if ('byAnswer' in amount) {
    const rows = Object.entries(amount.byAnswer).map(
      ([answer, is]) => `${answer} ${describeAmount(is)}`,
    );
    return rows.join(', ');
  }
  if ('byRange' in amount) return '';
  const bands = amount.bySize.map((band) =>
    'is' in band ? `over ${band.over} ${band.is}` : `over ${band.over} ${band.plus} + ${band.rate}`,
  );
  return bands.join('; ');
}

/** A table by ranges as it is looked up. */
function tableByRanges({ id, table: { rows, columns, cells } }: LinkedTable): Markup {
  const heads = (columns ?? []).map(
    (range) => markup`<th scope="col">${showRange(range, 'en')}</th>`,
  );
  const lines = rows.map((range, index) => {
    const numbers = (cells[index] ?? []).map((cell) => markup`<td>${showNumber(cell, 'en')}</td>`);
    return markup`<tr><th scope="row">${showRange(range, 'en')}</th>${numbers}</tr>`;
  });
  const head = columns ? markup`<tr><td></td>${heads}</tr>` : markup``;
  return markup`<table><caption>${id}</caption>${head}${lines}</table>`;
}
