import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Area, VersionComparison } from '../../foundation/paper-wire.ts';
import { pictureOf } from '../foundation/api.ts';
import { formAddress } from '../foundation/route.ts';
import type { State } from '../foundation/state.ts';

const parties: Record<string, string> = {
  CLIENT: 'clients',
  STORED_ANSWERS: 'stored answers',
  PAYROLL: 'payroll',
};

/** Two versions of a form, in words and as pages. */
export function comparePage({ route, comparison, form }: State): TemplateResult {
  if (route.view !== 'compare') return html``;
  const { id, version, from } = route;
  const go = (to: string, old: string) => {
    window.location.hash = `#/compare/${id}/${to}/${old}`;
  };
  const versions = form?.id === id ? form.versions.map((each) => each.version) : [from, version];
  const choice = (label: string, current: string, onChoice: (chosen: string) => void) =>
    html`<label>${label} <select @change=${({ target }: Event) => onChoice((target as HTMLSelectElement).value)}>
      ${versions.map((each) => html`<option ?selected=${each === current}>${each}</option>`)}</select></label>`;
  return html`<main class="compare">
    <header><h1><span class="code">${id}</span> ${from} and ${version}</h1>
      <div class="controls">${choice('Before', from, (old) => go(version, old))}${choice('After', version, (to) => go(to, from))}
        <a class="button" href=${formAddress(id, version)}>Back to the form</a></div></header>
    ${comparison ? compared(comparison) : html`<p class="hint">Comparing the versions…</p>`}
  </main>`;
}

function compared(comparison: VersionComparison): TemplateResult {
  const { changes, pages, before, after, areas, from, to } = comparison;
  const numbers = Array.from({ length: Math.max(pages.before, pages.after) }, (_, i) => i + 1);
  return html`<section><h2>${changes.length === 0 ? 'Nothing changed in words' : `${changes.length} changes`}</h2>
    <table class="plain"><thead><tr><th scope="col">Breaks</th><th scope="col">What changed</th></tr></thead>
    <tbody>${changes.map(
      ({ breaks, says }) =>
        html`<tr><td>${breaks.length === 0 ? html`<span class="passes">nobody</span>` : html`<b class="severity">${breaks.map((each) => parties[each] ?? each).join(', ')}</b>`}</td><td>${says}</td></tr>`,
    )}</tbody></table></section>
    <section><h2>Pages</h2><p class="hint">What looks different is marked on both pages.</p>
    ${numbers.map(
      (page) => html`<div class="side-by-side">
        ${page <= pages.before ? sheet(before, page, areas.before, from) : nothing}
        ${page <= pages.after ? sheet(after, page, areas.after, to) : nothing}
      </div>`,
    )}</section>`;
}

function sheet(pictures: string, page: number, areas: Area[], version: string): TemplateResult {
  const here = areas.filter((area) => area.page === page);
  const says = here.length === 0 ? 'looks the same' : `${here.length} places differ`;
  return html`<figure><figcaption>${version}, page ${page}: ${says}</figcaption>
    <div class="sheet"><img src=${pictureOf(pictures, page)} alt="${version}, page ${page}">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">${here.map(
        ({ x, y, width, height }) =>
          svg`<rect class="differs" x=${x * 1000} y=${y * 1000} width=${width * 1000} height=${height * 1000}></rect>`,
      )}</svg></div></figure>`;
}
