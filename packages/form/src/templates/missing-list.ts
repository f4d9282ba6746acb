import { html, nothing, type TemplateResult } from 'lit';
import type { Say } from '../texts/texts-of.ts';
import type { MissingForm } from '../wire/flows.ts';

/** The forms that someone may need and cannot complete here, and what to do about them. */
export function missingList(
  say: Say,
  missing: readonly MissingForm[],
  nameOf: (locality: string) => string | undefined,
): TemplateResult | typeof nothing {
  if (missing.length === 0) return nothing;
  const items = missing.map(
    ({ locality, number, title, reason }) => html`<li>
      <span><strong>${number}</strong> ${title}</span>
      <span class="hint">${nameOf(locality) ?? locality}. ${say(reason)}</span>
    </li>`,
  );
  return html`<section part="missing" class="missing" aria-label=${say('missingForms')}>
    <h3 part="heading">${say('missingForms')}</h3>
    <p>${say('missingFormsHint')}</p>
    <ul class="forms">${items}</ul>
  </section>`;
}
