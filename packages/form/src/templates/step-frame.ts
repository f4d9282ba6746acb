import { html, nothing, type TemplateResult } from 'lit';
import type { Say } from '../texts/texts-of.ts';

/** The buttons below a step: one leads on, one may lead back. */
export function buttons(
  say: Say,
  main: string,
  { back, isBusy }: { back?: (() => void) | undefined; isBusy: boolean },
): TemplateResult {
  return html`<div part="buttons" class="buttons">
    ${
      back
        ? html`<button part="button back" class="button" type="button" @click=${back}>${say('back')}</button>`
        : nothing
    }
    <button part="button next" class="button main" type="submit" aria-disabled=${isBusy ? 'true' : 'false'}>
      ${main}
    </button>
  </div>`;
}

/** A step in an HTML form, so that Enter leads on. */
export function stepForm(body: unknown, submit: () => void): TemplateResult {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    submit();
  };
  return html`<form part="step" novalidate autocomplete="off" @submit=${onSubmit}>${body}</form>`;
}

/** The heading of a step. It gets the focus when the step is shown, so that a screen reader says it. */
export function heading(text: string): TemplateResult {
  return html`<h2 part="heading" tabindex="-1" data-heading>${text}</h2>`;
}

/** The steps so far, each a way back. */
export function passedSteps(
  say: Say,
  steps: readonly { place: string; title: string }[],
  goTo: (place: string) => void,
): TemplateResult | typeof nothing {
  if (steps.length < 2) return nothing;
  return html`<nav part="progress" aria-label=${say('progress')}>
    <ol class="steps">
      ${steps.map(({ place, title }, index) =>
        index === steps.length - 1
          ? html`<li><span aria-current="step">${title}</span></li>`
          : html`<li><button type="button" @click=${() => goTo(place)}>${title}</button></li>`,
      )}
    </ol>
  </nav>`;
}

/** Trouble that belongs to no question. */
export function generalProblem(text: string | undefined): TemplateResult | typeof nothing {
  return text === undefined
    ? nothing
    : html`<div part="trouble" class="alert" data-trouble tabindex="-1"><p>${text}</p></div>`;
}
