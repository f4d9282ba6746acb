import { languageNames, languages } from '@formpress/model';
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../foundation/places.ts';
import type { FormView } from '../../foundation/wire.ts';
import { changePreview, take } from '../actions/form-actions.ts';
import { marksOf } from '../foundation/marks.ts';
import { formAddress } from '../foundation/route.ts';
import { type State, today } from '../foundation/state.ts';
import { findingsPane, lowerPane } from './lower-pane.ts';
import { paperPane } from './paper-pane.ts';
import { questionsPane } from './questions-pane.ts';
import { textPane } from './text-pane.ts';

/** One form: its questions, its paper, its text and its paths, pointing at each other. */
export function formPage(
  state: State,
  onHost: (host: Element | undefined) => void,
): TemplateResult {
  const { form, route, formProblem } = state;
  if (route.view !== 'form') return html``;
  if (!form && formProblem !== undefined && isUnknown(state)) return unknownForm(formProblem);
  const files = form?.files ?? filesOf(state);
  const marks = form && marksOf(form, state.selection);
  return html`<main class="form-page ${form ? '' : 'without-form'}">
    ${form ? formHeader(form, state) : html`<header class="form-header"><h1>${route.id} ${route.version}</h1></header>`}
    ${form && marks ? questionsPane(form, state, marks) : broken(state, formProblem)}
    ${form && marks ? paperPane(form, state, marks) : nothing}
    ${textPane(files, state, onHost)}
    ${form && marks ? lowerPane(form, state, marks) : nothing}
  </main>`;
}

/** Whether all forms are known, and this one is not among them. */
function isUnknown({ overview, route, findings }: State): boolean {
  if (route.view !== 'form' || !overview || findings.length > 0) return false;
  return !overview.rows.some(({ id, version }) => id === route.id && version === route.version);
}

function unknownForm(problem: string): TemplateResult {
  return html`<main class="no-form"><h1>${problem}</h1>
    <p>Its folder may have another name, or it was removed.</p>
    <p><a class="button" href="#/">All forms</a></p></main>`;
}

/** What is shown in place of the questions when the form cannot be shown: its findings, or that it is being compiled. */
function broken(state: State, problem: string | undefined): TemplateResult {
  if (problem === undefined)
    return html`<section class="pane questions"><p class="hint">Compiling the form…</p></section>`;
  return html`<section class="pane questions" aria-label="Findings"><p class="refusal">${problem}</p>${findingsPane(state.findings)}</section>`;
}

function filesOf({ overview, route, findings }: State): string[] {
  if (route.view !== 'form') return [];
  const row = overview?.rows.find(
    ({ id, version }) => id === route.id && version === route.version,
  );
  const own = row ? ['form', 'questions', 'pdf'].map((name) => `${row.folder}/${name}.yaml`) : [];
  return [...new Set([...own, ...findings.map(({ place }) => place.file)])];
}

function formHeader(form: FormView, state: State): TemplateResult {
  const { walk, date, language, sent } = state;
  const go = ({ target }: Event) => {
    window.location.hash = formAddress(form.id, (target as HTMLSelectElement).value);
  };
  const others = form.versions.filter(({ version }) => version !== form.version);
  const before =
    form.versions[form.versions.findIndex(({ version }) => version === form.version) - 1];
  const compared = before ?? others[0];
  return html`<header class="form-header">
    <h1><span class="code">${form.id}</span> ${form.name} <small>${form.title}</small></h1>
    <div class="controls">
      <label>Version <select @change=${go}>${form.versions.map(({ version }) => html`<option ?selected=${version === form.version}>${version}</option>`)}</select></label>
      <label>Language <select @change=${({ target }: Event) => changePreview({ language: (target as HTMLSelectElement).value as Language })}>
        ${languages.map((code) => html`<option value=${code} ?selected=${code === language}>${languageNames[code].own}</option>`)}</select></label>
      <label>On <input type="date" .value=${date} @change=${({ target }: Event) => changePreview({ date: (target as HTMLInputElement).value || today() })}></label>
      <button ?disabled=${Object.keys(sent.answers).length === 0} @click=${() => take({ answers: {} })}>Start again</button>
      ${compared ? html`<a class="button" href="#/compare/${form.id}/${form.version}/${compared.version}">Compare with ${compared.version}</a>` : nothing}
      <a class="button" href="#/revise/${form.id}/${form.version}">New revision</a>
    </div>
    ${form.isLastGood ? html`<p class="warning" role="status">The text has errors. Questions and paper are shown as they were before.</p>` : nothing}
    ${served(form, walk?.servedVersion, date)}
  </header>`;
}

/** A warning when the service serves another version on the chosen day, or none. */
function served({ id, version }: FormView, onThatDay: string | undefined, date: string) {
  if (onThatDay === version) return nothing;
  return html`<p class="warning" role="status">${
    onThatDay === undefined
      ? `On ${date} no version of ${id} is in force yet.`
      : html`On ${date} the service serves <a href=${formAddress(id, onThatDay)}>${id} ${onThatDay}</a>, not this version.`
  }</p>`;
}
