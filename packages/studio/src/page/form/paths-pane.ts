import { html, nothing, type TemplateResult } from 'lit';
import type { FormView, WhyView } from '../../foundation/wire.ts';
import { showSelected, take } from '../actions/form-actions.ts';
import type { Marks } from '../foundation/marks.ts';
import type { State } from '../foundation/state.ts';
import { graphView } from './graph-view.ts';

/** The paths through a form: the graph, the ends, and why something is shown. */
export function pathsPane(form: FormView, state: State, marks: Marks): TemplateResult {
  return html`<div class="paths">
    <div class="paths-side">
      ${state.why ? whyView(state.why) : html`<p class="hint">Click a question, a box, a set or a line to see why it is shown.</p>`}
      <h2>Ends</h2>
      <ul class="ends">${form.ends.map(
        ({ label, isFederal, sent }) =>
          html`<li><button @click=${() => take(sent)}>${label}${isFederal ? ', with federal values' : ''}</button></li>`,
      )}</ul>
      <p class="hint">Click an end to load answers that lead to it. ${form.paths.run} of ${form.paths.of} possible paths were run.</p>
      ${federalSwitch(form, state)}
    </div>
    ${graphView(form, state, marks)}
  </div>`;
}

function whyView(why: WhyView): TemplateResult {
  return html`<div class="why" aria-live="polite">
    <h2>${why.isShown ? `Why is ${why.set} shown?` : `Why is ${why.set} not shown?`}</h2>
    <p>${why.because}</p>
    ${
      why.isShown && why.steps.length > 1
        ? html`<details><summary>All answers that led here</summary><ol>${why.steps.map(({ set, says }) => html`<li><span class="code">${set}</span> ${says}</li>`)}</ol></details>`
        : nothing
    }
    ${why.required ? html`<p>${why.required}</p>` : nothing}
    ${
      why.suggestion
        ? html`<p>${why.suggestion.says}</p><button class="primary" @click=${() => why.suggestion && showSelected(why.suggestion.sent)}>Show it</button>`
        : nothing
    }
  </div>`;
}

/** The switch to the second interview, for employees whose federal values are known. */
function federalSwitch({ withFederal, filingStatuses }: FormView, { sent }: State) {
  if (!withFederal) return nothing;
  const toggle = ({ target }: Event) => {
    const isOn = (target as HTMLInputElement).checked;
    const federal = { filingStatus: filingStatuses[0] ?? 'SINGLE' };
    void take(isOn ? { ...sent, federal } : { answers: sent.answers });
  };
  return html`<p><label class="inline"><input type="checkbox" .checked=${sent.federal !== undefined} @change=${toggle}> With federal values</label></p>
    ${
      sent.federal
        ? html`<label class="stacked">Federal filing status
          <select @change=${({ target }: Event) => take({ ...sent, federal: { ...sent.federal, filingStatus: (target as HTMLSelectElement).value } })}>
            ${filingStatuses.map((status) => html`<option ?selected=${sent.federal?.filingStatus === status}>${status}</option>`)}
          </select></label>`
        : nothing
    }`;
}
