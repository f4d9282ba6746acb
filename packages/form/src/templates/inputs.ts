import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { asksForDate } from '../reading/read-answer.ts';
import type { DisplayType, Question } from '../wire/question-set.ts';
import { valueOfOption } from './choices.ts';
import { describedBy, errorOf } from './messages.ts';
import { formattedValue, unitOf } from './money.ts';
import type { QuestionContext } from './question-context.ts';

const keyboards: Partial<Record<DisplayType, string>> = {
  INTEGER: 'numeric',
  YEAR: 'numeric',
  DOLLAR: 'decimal',
  PERCENT: 'decimal',
  TELEPHONE: 'tel',
  EMAIL: 'email',
};

const short: readonly unknown[] = [
  'INTEGER',
  'YEAR',
  'MONTH_YEAR',
  'ZIPCODE',
  'PERCENT',
  'DOLLAR',
  'TELEPHONE',
];
const shownHints: readonly unknown[] = ['MONTH_YEAR', 'YEAR', 'TELEPHONE', 'EMAIL', 'ZIPCODE'];

type Listeners = { input(event: Event): void; change(): void; focus(): void };

function listeners(id: string, context: QuestionContext): Listeners {
  return {
    input: (event) => context.answer(id, (event.target as HTMLInputElement).value),
    change: () => context.leave(id),
    focus: () => context.focus(id),
  };
}

/** A line to write in. For types such as dates and telephone numbers, a hint above it says how to write the answer. */
export function textInput(
  question: Question,
  context: QuestionContext,
  label: TemplateResult,
): TemplateResult {
  const { id, displayType, validationErrorMessage } = question;
  const problem = context.problemOf(id);
  const isHinted = shownHints.includes(displayType) || asksForDate(question);
  const hasHint = isHinted && problem !== validationErrorMessage;
  const { input, change, focus } = listeners(id, context);
  const [before, after] = unitOf(displayType, context.language);
  return html`<label part="label" for="q-${id}">${label}</label>
    ${hasHint ? html`<p part="hint" class="hint" id="hint-${id}">${validationErrorMessage}</p>` : nothing}
    ${errorOf(id, problem)}
    <div class="line ${short.includes(displayType) || asksForDate(question) ? 'short' : ''}">
      ${before ? html`<span class="unit" aria-hidden="true">${before}</span>` : nothing}
      <input
        part="input"
        id="q-${id}"
        data-question=${id}
        type="text"
        inputmode=${keyboards[displayType ?? 'TEXT'] ?? nothing}
        autocomplete="off"
        aria-required=${question.required.whenRequired === 'NEVER' ? nothing : 'true'}
        aria-invalid=${problem ? 'true' : nothing}
        aria-describedby=${describedBy(id, context, hasHint) ?? nothing}
        .value=${live(context.answers[id] ?? '')}
        @input=${input}
        @change=${change}
        @focus=${focus}
      />
      ${after ? html`<span class="unit" aria-hidden="true">${after}</span>` : nothing}
    </div>`;
}

/** Several lines to write in. */
export function textArea(
  question: Question,
  context: QuestionContext,
  label: TemplateResult,
): TemplateResult {
  const { id } = question;
  const problem = context.problemOf(id);
  const { input, change, focus } = listeners(id, context);
  return html`<label part="label" for="q-${id}">${label}</label>
    ${errorOf(id, problem)}
    <textarea
      part="input textarea"
      id="q-${id}"
      data-question=${id}
      rows="3"
      aria-required=${question.required.whenRequired === 'NEVER' ? nothing : 'true'}
      aria-invalid=${problem ? 'true' : nothing}
      aria-describedby=${describedBy(id, context) ?? nothing}
      .value=${live(context.answers[id] ?? '')}
      @input=${input}
      @change=${change}
      @focus=${focus}
    ></textarea>`;
}

/** One answer out of many. */
export function select(
  question: Question,
  context: QuestionContext,
  label: TemplateResult,
): TemplateResult {
  const { id, questionOptions = [] } = question;
  const problem = context.problemOf(id);
  const { input, change, focus } = listeners(id, context);
  const answer = context.answers[id] ?? '';
  return html`<label part="label" for="q-${id}">${label}</label>
    ${errorOf(id, problem)}
    <select
      part="input select"
      id="q-${id}"
      data-question=${id}
      aria-required=${question.required.whenRequired === 'NEVER' ? nothing : 'true'}
      aria-invalid=${problem ? 'true' : nothing}
      aria-describedby=${describedBy(id, context) ?? nothing}
      @input=${input}
      @change=${change}
      @focus=${focus}
    >
      <option value="" .selected=${answer === ''}>${context.say('choose')}</option>
      ${questionOptions.map((option) => {
        const value = valueOfOption(option);
        return html`<option value=${value} .selected=${value === answer}>${option.label}</option>`;
      })}
    </select>`;
}

/** A calculated value. It is read, not written. */
export function calculated(
  question: Question,
  context: QuestionContext,
  label: TemplateResult,
): TemplateResult {
  const { id, displayType } = question;
  const value = context.calculated[id];
  const [before, after] = unitOf(displayType, context.language);
  const shown = value === undefined ? '–' : formattedValue(value, displayType, context.language);
  return html`<span part="label" id="label-${id}">${label}</span>
    <output
      part="calculated"
      class="calculated"
      data-calculated=${id}
      data-value=${value ?? nothing}
      aria-labelledby="label-${id}"
      >${value === undefined ? '' : before}${shown}${value === undefined || !after ? '' : `\u00a0${after}`}</output
    >`;
}
