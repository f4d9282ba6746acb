import { languages } from '@formpress/model';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Overview, OverviewRow } from '../../foundation/wire.ts';
import { formAddress } from '../foundation/route.ts';
import { type State, update } from '../foundation/state.ts';
import { coverageMap } from './coverage-map.ts';

/** All forms: by place, confidence, languages, findings and last change. */
export function overviewPage({ overview, filter, confidence }: State): TemplateResult {
  if (!overview)
    return html`<main class="overview"><h1>All forms</h1><p class="hint">Reading the definitions…</p></main>`;
  const rows = overview.rows.filter((row) => isShown(row, overview, filter, confidence));
  const kinds = [...new Set(overview.rows.map((row) => row.confidence))].sort();
  return html`<main class="overview">
    <header class="overview-header">
      <h1>All forms</h1>
      ${progress(overview)}
    </header>
    <div class="overview-body">
      <div class="overview-side">${coverageMap(overview, filter)}</div>
      <div class="overview-table">
        <div class="controls">
          <label>Find <input type="search" .value=${filter} placeholder="Place, form or title" @input=${({ target }: Event) => update({ filter: (target as HTMLInputElement).value })}></label>
          <label>Confidence <select @change=${({ target }: Event) => update({ confidence: (target as HTMLSelectElement).value })}>
            <option value="">any</option>${kinds.map((kind) => html`<option ?selected=${kind === confidence}>${kind}</option>`)}</select></label>
          <span class="hint" role="status">${rows.length} of ${overview.rows.length} versions</span>
          <a class="button" href="#/import">Draft a new form</a>
        </div>
        ${table(rows, overview)}
      </div>
    </div>
  </main>`;
}

function isShown(
  row: OverviewRow,
  overview: Overview,
  filter: string,
  confidence: string,
): boolean {
  if (confidence !== '' && row.confidence !== confidence) return false;
  if (filter === '') return true;
  if (overview.places.some(({ folder }) => folder === filter)) return row.place === filter;
  const words = `${row.place} ${placeName(row, overview)} ${row.id} ${row.version} ${row.name} ${row.title}`;
  return words.toLowerCase().includes(filter.toLowerCase());
}

function placeName({ place }: OverviewRow, { places }: Overview): string {
  return places.find(({ folder }) => folder === place)?.name ?? place;
}

function progress({ progress: { done, of, isReady }, errors, warnings }: Overview): TemplateResult {
  if (!isReady)
    return html`<p class="progress"><progress max=${Math.max(of, 1)} value=${done} aria-label="Checking the definitions"></progress> Checked ${done} of ${of || '…'} parts</p>`;
  const found =
    errors + warnings === 0 ? 'Nothing is wrong.' : `${errors} errors, ${warnings} warnings.`;
  return html`<p class="progress" role="status">Everything is checked. ${found}</p>`;
}

function table(rows: readonly OverviewRow[], overview: Overview): TemplateResult {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Form versions"><table class="plain forms">
    <thead><tr>${[
      'Place',
      'Form',
      'Version',
      'Title',
      'In force',
      'Confidence',
      'Languages',
      'Findings',
      'Changed',
    ].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${repeat(
      rows,
      ({ id, version }) => `${id} ${version}`,
      (row) => html`<tr>
        <td>${placeName(row, overview)}</td>
        <th scope="row"><a href=${formAddress(row.id, row.version)}>${row.id}</a> <span class="name">${row.name}</span></th>
        <td>${row.version}</td>
        <td class="title">${row.title}</td>
        <td>${row.effective}${row.withdrawn ? html`<br><span class="hint">until ${row.withdrawn}</span>` : nothing}</td>
        <td><span class="confidence ${row.confidence.replaceAll(' ', '-')}">${row.confidence}</span></td>
        <td>${languagesOf(row)}</td>
        <td>${findingsOf(row)}</td>
        <td>${row.changed ?? ''}</td>
      </tr>`,
    )}</tbody></table></div>`;
}

function languagesOf({ language, missing }: OverviewRow): TemplateResult[] {
  return languages.map((each) => {
    const lacks = missing[each] ?? 0;
    const says = lacks > 0 ? `${each}: ${lacks} missing` : each;
    return html`<span class="language ${lacks > 0 ? 'lacking' : ''} ${each === language ? 'own' : ''}">${says}</span> `;
  });
}

function findingsOf({ errors, warnings, isChecked }: OverviewRow): TemplateResult {
  if (!isChecked) return html`<span class="hint">checking…</span>`;
  if (errors + warnings === 0) return html`<span class="passes">none</span>`;
  return html`${errors > 0 ? html`<b class="severity">${errors} ${errors === 1 ? 'error' : 'errors'}</b> ` : nothing}${warnings > 0 ? `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : nothing}`;
}
