import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Question, QuestionSet } from '../wire/question-set.ts';
import { checkbox, checkboxes, radios } from './choices.ts';
import { calculated, select, textArea, textInput } from './inputs.ts';
import { notesAt } from './notes.ts';
import type { QuestionContext } from './question-context.ts';

/** All questions of a set that are needed, with their notes. */
export function questionsOf(
  { id, questions, notes }: QuestionSet,
  context: QuestionContext,
): TemplateResult {
  const needed = questions.filter((question) => !context.unneeded.has(question.id));
  return html`${notesAt(notes, 'ABOVE_ALL_QUESTIONS', context.say)}
    <div part="questions" class="questions">
      ${repeat(
        needed,
        (question) => `${id} ${question.id}`,
        (question) => questionOf(question, context),
      )}
    </div>
    ${notesAt(notes, 'BELOW_ALL_QUESTIONS', context.say)}`;
}

function questionOf(question: Question, context: QuestionContext): TemplateResult {
  const { id, notes } = question;
  const advice = context.adviceOf(id);
  const isMarked = context.marked === id;
  return html`<div
    part=${isMarked ? 'question marked' : 'question'}
    class="question ${isMarked ? 'marked' : ''} ${question.isCalculated ? 'sum' : ''}"
    data-for=${id}
    @focusin=${() => context.focus(id)}
    @click=${() => context.focus(id)}
  >
    ${notesAt(notes, 'ABOVE_QUESTION', context.say)} ${control(question, context)}
    ${advice ? html`<p part="advice" class="advice" id="advice-${id}">${advice}</p>` : nothing}
    ${notesAt(notes, 'BELOW_QUESTION', context.say)}
  </div>`;
}

function control(question: Question, context: QuestionContext): TemplateResult {
  const { htmlType, displayType, isCalculated, questionText } = question;
  const label = labelOf(question, context);
  if (isCalculated) return calculated(question, context, label);
  if (htmlType === 'SELECT') return select(question, context, label);
  if (htmlType === 'TEXTAREA') return textArea(question, context, label);
  if (htmlType !== 'INPUT') return html`<p part="note">${questionText}</p>`;
  if (displayType === 'RADIO') return radios(question, context, label);
  if (displayType === 'MULTI_SELECT_CHECKBOX') return checkboxes(question, context, label);
  if (displayType === 'CHECKBOX') return checkbox(question, context, label);
  return textInput(question, context, label);
}

/** The words of a question, and whether it may be left out. */
function labelOf(
  { questionText, required, isCalculated, displayType }: Question,
  { say }: QuestionContext,
) {
  const mayBeLeft =
    required.whenRequired === 'NEVER' && !isCalculated && displayType !== 'CHECKBOX';
  return html`${questionText}${
    mayBeLeft ? html` <span part="optional" class="optional">(${say('optional')})</span>` : nothing
  }`;
}
