import type { ChangeDetail, FormpressForm, StepDetail } from '@formpress/form/element';
import '@formpress/form/element';
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import type { FormView } from '../../foundation/wire.ts';
import { answered, select } from '../actions/form-actions.ts';
import { now, type State } from '../foundation/state.ts';
import { sourceOf } from './form-source.ts';

const sources = new WeakMap<FormView, ReturnType<typeof sourceOf>>();

function sourceFor(form: FormView) {
  const source = sources.get(form) ?? sourceOf(form);
  sources.set(form, source);
  return source;
}

/** The form as an employee sees it. It starts again when answers come from elsewhere. */
export function formElement(form: FormView, state: State): TemplateResult {
  const { sent, language, taken } = state;
  const element = () =>
    html`<formpress-form form=${form.id} version=${form.version} lang=${language} .source=${sourceFor(form)}
      .employee=${form.people.employee} .employer=${form.people.employer} .answers=${{ ...now().sent.answers }}
      .federalValues=${sent.federal} @change=${changed} @question=${pointed} @step=${stepped} @click=${clicked}></formpress-form>`;
  return html`${keyed(
    `${form.id} ${form.version} ${taken}`,
    guard([form, language, sent.federal, taken], element),
  )}`;
}

function changed({ detail }: CustomEvent<ChangeDetail>): void {
  if (detail?.answers) void answered(detail.id, detail.answer);
}

function pointed({ detail }: CustomEvent<{ id: string }>): void {
  pointAt(detail.id);
}

function pointAt(id: string): void {
  const { selection, form } = now();
  const isNew = selection?.kind !== 'question' || selection.id !== id;
  if (isNew && form?.questions.some((each) => each.id === id))
    select({ kind: 'question', id }, 'questions');
}

/** Selects a question when its area is clicked, not only its input. */
function clicked(event: Event): void {
  const places = event.composedPath().filter((each) => each instanceof HTMLElement);
  const id = places.find((each) => each.dataset.for !== undefined)?.dataset.for;
  if (id !== undefined) pointAt(id);
}

let isMoved = false;

function stepped({ detail }: CustomEvent<StepDetail>): void {
  if (!isMoved && detail.questionSetId !== undefined && detail.path.length > 1)
    select({ kind: 'set', id: detail.questionSetId }, 'questions');
}

/** Moves the element to a set of the path, and outlines a question. The focus stays where it is. */
export async function showInElement(
  set: string | undefined,
  question: string | undefined,
): Promise<void> {
  const element = document.querySelector<FormpressForm>('formpress-form');
  if (!element) return;
  await quietly(element, async () => {
    isMoved = true;
    while (set !== undefined && element.path.at(-1) !== set && !element.goTo(set))
      if (!(await element.next())) break;
    element.mark(question);
    isMoved = false;
  });
}

/** Outlines a question that is shown. */
export function markInElement(question: string | undefined): void {
  document.querySelector<FormpressForm>('formpress-form')?.mark(question);
}

/** Keeps the focus where it is while the element starts again because of something done elsewhere. */
export function keepFocus(): void {
  const element = document.querySelector<FormpressForm>('formpress-form');
  if (element) void quietly(element, async () => undefined);
}

let quiet = 0;

/** Keeps the element from taking the focus, unless it has it. */
async function quietly(element: FormpressForm, work: () => Promise<void>): Promise<void> {
  const hasFocus = document.activeElement === element;
  quiet += 1;
  element.inert = !hasFocus;
  await begun(element);
  await work();
  await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve, 60));
  quiet -= 1;
  if (quiet === 0) element.inert = false;
}

/** Resolves when the element has loaded its first step. */
async function begun(element: FormpressForm): Promise<void> {
  await element.updateComplete;
  for (let turn = 0; turn < 100 && element.step === undefined; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
