import { html, nothing, svg, type TemplateResult } from 'lit';
import type { DraftView } from '../../foundation/paper-wire.ts';
import { draft } from '../actions/paper-actions.ts';
import { pictureOf } from '../foundation/api.ts';
import { now, type State, update } from '../foundation/state.ts';
import { fileChoice } from './revise-page.ts';

/** A draft of a form that nobody has written, from the agency's file. */
export function importPage({ paper, draft: made, draftAs }: State): TemplateResult {
  const set =
    (key: keyof State['draftAs']) =>
    ({ target }: Event) =>
      update({ draftAs: { ...now().draftAs, [key]: (target as HTMLInputElement).value.trim() } });
  return html`<main class="revise">
    <header><h1>Draft a new form</h1>
      <div class="controls">
        ${fileChoice()}
        <label>Id <input placeholder="MI107" .value=${draftAs.id} @input=${set('id')}></label>
        <label>Version <input placeholder="2026.1.0" .value=${draftAs.version} @input=${set('version')}></label>
        <label>Place <input placeholder="us/MI" .value=${draftAs.place} @input=${set('place')}></label>
        <button class="primary" ?disabled=${!paper} @click=${() => draft(false)}>Draft it</button>
        <a class="button" href="#/">All forms</a>
      </div></header>
    ${made ? drafted(made) : html`<p class="hint">Choose the agency's PDF, and name the form. You see the draft before anything is written.</p>`}
  </main>`;
}

function drafted(made: DraftView): TemplateResult {
  const { boxes, people, questions, calculated, files } = made;
  return html`<p class="summary" role="status">${boxes} boxes: ${people} about people, ${questions} questions, ${calculated} of them calculated.
      <button class="primary" @click=${() => draft(true)}>Write ${files.length + 1} files</button></p>
    <div class="drafted">
      <div>${made.pages.map((size, index) => sheet(made, size, index + 1))}</div>
      <div>${files.map(({ path, text }) => html`<details ?open=${path.endsWith('/questions.yaml')}><summary>${path}</summary><pre tabindex="0">${text}</pre></details>`)}</div>
    </div>`;
}

function sheet(
  { pictures, fields }: DraftView,
  { width, height }: { width: number; height: number },
  page: number,
) {
  const here = fields.filter((each) => each.page === page);
  if (here.length === 0) return nothing;
  return html`<div class="sheet"><img src=${pictureOf(pictures, page)} alt="Page ${page} of the file">
    <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${here.map(
      ({ key, box: [x, y, wide, tall] }) =>
        svg`<rect class="box" x=${x} y=${height - y - tall} width=${wide} height=${tall}><title>${key}</title></rect>`,
    )}</svg></div>`;
}
