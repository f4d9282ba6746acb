import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { FormView, SetBody } from '../../foundation/wire.ts';
import { answer, select } from '../actions/form-actions.ts';
import type { Marks } from '../foundation/marks.ts';
import { type QuestionTab, type State, update } from '../foundation/state.ts';
import { formElement } from './form-element.ts';
import { withPictures } from './form-source.ts';
import { interviewOf } from './interview-of.ts';
import { languagesPane } from './languages-pane.ts';
import { tabs } from './tabs.ts';

const names: Record<QuestionTab, string> = {
  walk: 'As asked',
  all: 'All sets',
  languages: 'Languages',
};

/** The questions: as an employee meets them, all of them at once, or in all languages. */
export function questionsPane(form: FormView, state: State, marks: Marks): TemplateResult {
  const { questionTab } = state;
  return html`<section class="pane questions" aria-label="Questions">
    ${tabs('Questions', names, questionTab, (tab) => update({ questionTab: tab }))}
    <div class="body" tabindex="0" role="region" aria-label="${names[questionTab]}">
      ${questionTab === 'walk' ? html`${formElement(form, state)}${refused(state)}` : nothing}
      ${questionTab === 'all' ? allPane(form, state, marks) : nothing}
      ${questionTab === 'languages' ? languagesPane(form, state, marks) : nothing}
    </div>
  </section>`;
}

/** What the service says to the answers that were given. */
function refused({ walk, sent }: State) {
  const given = (walk?.refusals ?? []).filter(
    ({ question, code }) =>
      question === undefined || sent.answers[question] !== undefined || code === 'INELIGIBLE',
  );
  if (given.length === 0) return nothing;
  return html`<div class="service-says"><h2>The service would refuse</h2><ul class="refusals">${given.map(
    ({ field, code, message }) =>
      html`<li class="refusal"><span class="code">${field}</span> <b>${code}</b> ${message}</li>`,
  )}</ul></div>`;
}

/** Every set of the form, on the path or not. */
function allPane(form: FormView, state: State, marks: Marks): TemplateResult {
  const interview = interviewOf(form, state);
  const visited = new Set(state.walk?.visited);
  const sets = interview.graph.nodes.flatMap(
    ({ id }) => interview.bodies[state.language][id] ?? [],
  );
  return html`${sets.map((set) => setView(form, set, state, marks, visited.has(set.id)))}`;
}

function setView(
  form: FormView,
  set: SetBody,
  state: State,
  marks: Marks,
  isOn: boolean,
): TemplateResult {
  const { selection, walk, sent, language } = state;
  const isMarked = marks.sets.has(set.id);
  const marked =
    selection?.kind === 'set'
      ? undefined
      : set.questions.find(({ id }) => marks.questions.has(id))?.id;
  const choose = () => select({ kind: 'set', id: set.id }, 'questions');
  return html`<section class=${classMap({ set: true, marked: isMarked, 'off-path': !isOn })} data-set=${set.id} aria-label="${set.id}, ${set.breadcrumbTitle}">
    <h2 class="steps"><button class="link" aria-pressed=${isMarked} @click=${choose}><span class="code">${set.id}</span></button>
      ${isOn ? 'on the present path' : 'not on the present path'}</h2>
    <formpress-question-set show-all lang=${language} .set=${withPictures(set, form)} .marked=${marked}
      .answers=${{ ...walk?.values, ...sent.answers }}
      @question=${({ detail }: CustomEvent<{ id: string }>) => select({ kind: 'question', id: detail.id }, 'questions')}
      @change=${({ detail }: CustomEvent<{ id: string; answer: string }>) => detail?.id && answer(detail.id, detail.answer)}></formpress-question-set>
  </section>`;
}
