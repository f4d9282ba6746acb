import { html, nothing, type TemplateResult } from 'lit';
import type { CaseView, Finding, FormView } from '../../foundation/wire.ts';
import { applyFix, loadChanges, saveCase, take } from '../actions/form-actions.ts';
import { markPlaces } from '../editor/editing.ts';
import type { Marks } from '../foundation/marks.ts';
import { type LowerTab, type State, update } from '../foundation/state.ts';
import { changesPane } from './changes-pane.ts';
import { pathsPane } from './paths-pane.ts';
import { tabs } from './tabs.ts';

/** The paths, what is wrong, what comes out, the cases, and what an edit changed. */
export function lowerPane(form: FormView, state: State, marks: Marks): TemplateResult {
  const { lowerTab, findings, walk, changes } = state;
  const open = findings.filter(({ accepted }) => accepted === undefined).length;
  const names: Record<LowerTab, string> = {
    paths: 'Paths',
    findings: `Findings (${open})`,
    result: `Result${walk && walk.refusals.length > 0 ? ` (${walk.refusals.length} refused)` : ''}`,
    cases: `Cases (${form.cases.length})`,
    changes: `Changed outcomes${changes && changes.changed.length > 0 ? ` (${changes.changed.length})` : ''}`,
  };
  const show = (tab: LowerTab) => {
    update({ lowerTab: tab });
    if (tab === 'changes') void loadChanges();
  };
  return html`<section class="pane lower" aria-label="Paths, findings and results">
    ${tabs('Paths, findings and results', names, lowerTab, show)}
    <div class="body" tabindex="0" role="region" aria-label="${names[lowerTab]}">
      ${lowerTab === 'paths' ? pathsPane(form, state, marks) : nothing}
      ${lowerTab === 'findings' ? findingsPane(findings) : nothing}
      ${lowerTab === 'result' ? resultPane(state) : nothing}
      ${lowerTab === 'cases' ? casesPane(form, state) : nothing}
      ${lowerTab === 'changes' ? changesPane(form, state) : nothing}
    </div>
  </section>`;
}

/** The findings and their fixes. Files with errors can still be saved. */
export function findingsPane(findings: readonly Finding[]): TemplateResult {
  if (findings.length === 0) return html`<p class="hint">Nothing is wrong with this form.</p>`;
  return html`<ul class="findings">${findings.map(findingView)}</ul>`;
}

function findingView(finding: Finding): TemplateResult {
  const { severity, code, message, help, accepted, place, fixes } = finding;
  return html`<li class="finding ${accepted === undefined ? severity : 'accepted'}">
    <p><b class="severity">${accepted === undefined ? severity : 'accepted'}</b> ${message} <span class="code">${code}</span></p>
    ${accepted !== undefined ? html`<p class="hint">${accepted}</p>` : help ? html`<p class="hint">${help}</p>` : nothing}
    <p class="buttons">
      <button class="link" @click=${() => markPlaces([place], true)}>${place.file}, line ${place.from}</button>
      ${accepted === undefined ? fixes.map(({ title }) => html`<button @click=${() => applyFix(finding, title)}>${title}</button>`) : nothing}
    </p>
  </li>`;
}

/** What payroll gets, or why the service refuses. */
function resultPane({ walk }: State): TemplateResult {
  if (!walk) return html`<p class="hint">Following the answers…</p>`;
  const { refusals, advice, taxParameters, statement } = walk;
  return html`${
    refusals.length > 0
      ? html`<h2>The service refuses</h2><ul class="refusals">${refusals.map(
          ({ field, code, message }) =>
            html`<li class="refusal"><span class="code">${field}</span> <b>${code}</b> ${message}</li>`,
        )}</ul>`
      : html`<h2>The form is complete</h2><p class="statement">${statement}</p>`
  }
  ${advice.map((says) => html`<p class="advice">${says}</p>`)}
  ${
    taxParameters.length > 0
      ? html`<table class="plain"><caption>Tax parameters</caption><thead><tr><th scope="col">Parameter</th><th scope="col">Value</th><th scope="col">Type</th></tr></thead>
        <tbody>${taxParameters.map(({ id, value, valueType }) => html`<tr><th scope="row">${id}</th><td>${value}</td><td>${valueType}</td></tr>`)}</tbody></table>`
      : nothing
  }`;
}

/** The cases of the form: replay one, or save the present walk. */
function casesPane(form: FormView, state: State): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    void saveCase(String(data.get('file')), String(data.get('about')));
  };
  return html`<form class="save-case" @submit=${submit}>
      <h2>Save the present walk as a case</h2>
      <label class="stacked">What it shows <input name="about" autocomplete="off" required></label>
      <label class="stacked">File in cases/ <input name="file" autocomplete="off" value="studio" required></label>
      <button class="primary">Save the case</button>
    </form>
    <ul class="cases">${form.cases.map((each) => caseView(each, state))}</ul>`;
}

function caseView({ about, place, sent, differences }: CaseView, _state: State): TemplateResult {
  return html`<li class=${differences.length > 0 ? 'case failed' : 'case'}>
    <p>${differences.length > 0 ? html`<b class="severity">fails</b>` : html`<b class="passes">passes</b>`} ${about}</p>
    ${differences.map((says) => html`<p class="refusal">${says}</p>`)}
    <p class="buttons"><button @click=${() => take(sent)}>Replay</button>
      <button class="link" @click=${() => markPlaces([place], true)}>${place.file.split('/').slice(-2).join('/')}, line ${place.from}</button></p>
  </li>`;
}
