import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isAccepted } from '../reading/read-answer.ts';
import type { Question, QuestionOption } from '../wire/question-set.ts';
import { describedBy, errorOf } from './messages.ts';
import type { QuestionContext } from './question-context.ts';

/** What to send for an option. */
export function valueOfOption({ value, id, label }: QuestionOption): string {
  return String(value ?? id ?? label);
}

/** One answer out of a few, all of them visible. */
export function radios(
  question: Question,
  context: QuestionContext,
  legend: TemplateResult,
): TemplateResult {
  const { id, questionOptions = [] } = question;
  const problem = context.problemOf(id);
  return html`<fieldset
    part="choices"
    role="radiogroup"
    aria-required=${question.required.whenRequired === 'NEVER' ? nothing : 'true'}
    aria-invalid=${problem ? 'true' : nothing}
    aria-describedby=${describedBy(id, context) ?? nothing}
  >
    <legend part="label">${legend}</legend>
    ${errorOf(id, problem)}
    <div class="options">
      ${questionOptions.map((option) => radio(id, option, context))}
    </div>
  </fieldset>`;
}

function radio(id: string, option: QuestionOption, context: QuestionContext): TemplateResult {
  const value = valueOfOption(option);
  return html`<label part="option" class="option">
    <input
      part="radio"
      type="radio"
      name=${id}
      data-question=${id}
      .value=${value}
      .checked=${live(context.answers[id] === value)}
      @change=${() => {
        context.answer(id, value);
        context.leave(id);
      }}
    />
    <span>${option.label}</span>
  </label>`;
}

/** Any number of answers. */
export function checkboxes(
  question: Question,
  context: QuestionContext,
  legend: TemplateResult,
): TemplateResult {
  const { id, multiSelectQuestionOptions: options = [] } = question;
  const problem = context.problemOf(id);
  const chosen = new Set((context.answers[id] ?? '').split(','));
  const toggle = (choice: string, isChosen: boolean) => {
    const now = options.filter((each) => (each.id === choice ? isChosen : chosen.has(each.id)));
    context.answer(id, now.map((each) => each.id).join(','));
    context.leave(id);
  };
  return html`<fieldset part="choices" aria-describedby=${describedBy(id, context) ?? nothing}>
    <legend part="label">${legend}</legend>
    ${errorOf(id, problem)}
    <div class="options">
      ${options.map(
        (option) => html`<label part="option" class="option">
          <input
            part="checkbox"
            type="checkbox"
            data-question=${id}
            .value=${option.id}
            aria-invalid=${problem ? 'true' : nothing}
            .checked=${live(chosen.has(option.id))}
            @change=${(event: Event) => toggle(option.id, (event.target as HTMLInputElement).checked)}
          />
          <span>${option.label}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** A box to check. Unchecked, it answers no where the question accepts that, and has no answer otherwise. */
export function checkbox(
  question: Question,
  context: QuestionContext,
  label: TemplateResult,
): TemplateResult {
  const { id } = question;
  const unchecked = isAccepted(question, 'false') ? 'false' : '';
  const problem = context.problemOf(id);
  return html`${errorOf(id, problem)}
    <label part="option" class="option">
      <input
        part="checkbox"
        type="checkbox"
        data-question=${id}
        aria-invalid=${problem ? 'true' : nothing}
        aria-describedby=${describedBy(id, context) ?? nothing}
        .checked=${live(context.answers[id] === 'true')}
        @change=${(event: Event) => {
          context.answer(id, (event.target as HTMLInputElement).checked ? 'true' : unchecked);
          context.leave(id);
        }}
      />
      <span part="label">${label}</span>
    </label>`;
}
