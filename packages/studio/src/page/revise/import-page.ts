import { html, nothing, type TemplateResult } from 'lit';
import type { DraftView } from '../../foundation/paper-wire.ts';
import { draft } from '../actions/paper-actions.ts';
import { now, type State, update } from '../foundation/state.ts';
import { boxesToDecide, draftSheet, undecidedIn } from './draft-boxes.ts';
import { fileChoice } from './revise-page.ts';

/** A draft of a form that nobody has written, from the agency's file. */
export function importPage({ paper, draft: made, draftAs, draftBox }: State): TemplateResult {
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
    ${made ? drafted(made, draftBox) : html`<p class="hint">Choose the agency's PDF, and name the form. You see the draft before anything is written.</p>`}
  </main>`;
}

function drafted(made: DraftView, clicked: string | undefined): TemplateResult {
  const { boxes, people, questions, calculated, files } = made;
  const undecided = undecidedIn(made).length;
  return html`<section class="deciding" aria-label="The draft">
      <p class="summary" role="status">${boxes} boxes: ${people} about people, ${questions} questions, ${calculated} of them calculated, <b>${undecided} to decide</b>.</p>
      ${boxesToDecide(made, clicked)}
      <div class="controls">
        <button class="primary" @click=${() => draft(true)}>Write ${files.length + 1} files</button>
        ${undecided > 0 ? html`<span class="hint">What is not decided is written as drafted.</span>` : nothing}
      </div>
    </section>
    <div class="drafted">
      <div>${made.pages.map((size, index) => draftSheet(made, size, index + 1))}</div>
      <div>${files.map(({ path, text }) => html`<details ?open=${path.endsWith('/questions.yaml')}><summary>${path}</summary><pre tabindex="0">${text}</pre></details>`)}</div>
    </div>`;
}
