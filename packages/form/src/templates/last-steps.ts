import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Say } from '../texts/texts-of.ts';
import { errorOf } from './messages.ts';
import { buttons, heading, stepForm } from './step-frame.ts';

/** What the last step before a signature shows. */
export type Review = {
  say: Say;
  isExternal: boolean;
  statement: string | undefined;
  /** The URL of the preview. */
  preview: string;
  hasAgreed: boolean;
  isAgreementMissing: boolean;
  isBusy: boolean;
  agree(hasAgreed: boolean): void;
  back(): void;
  sign(): void;
};

/** The filled form, the statement to agree to, and the signature. */
export function reviewStep(review: Review): TemplateResult {
  const { say, isExternal, preview, isBusy, back } = review;
  return stepForm(
    html`${heading(say(isExternal ? 'reviewExternally' : 'review'))}
      <p>${say(isExternal ? 'reviewHintExternally' : 'reviewHint')}</p>
      <iframe part="preview" title=${say('preview')} src="${preview}#navpanes=0&view=FitH"></iframe>
      <p><a href=${preview} target="_blank" rel="noopener">${say('openPreview')}</a></p>
      ${statementOf(review)} ${buttons(say, say(isExternal ? 'prepare' : 'sign'), { back, isBusy })}`,
    review.sign,
  );
}

function statementOf(review: Review) {
  const { say, statement, hasAgreed, isAgreementMissing, agree } = review;
  if (statement === undefined) return nothing;
  return html`<h3 part="heading">${say('statement')}</h3>
    <blockquote part="statement">${statement}</blockquote>
    <div class="question" data-for="agreement">
      ${errorOf('agreement', isAgreementMissing ? say('agreeMissing') : undefined)}
      <label part="option" class="option">
        <input
          part="checkbox"
          type="checkbox"
          data-question="agreement"
          aria-required="true"
          aria-invalid=${isAgreementMissing ? 'true' : nothing}
          aria-describedby=${isAgreementMissing ? 'error-agreement' : nothing}
          .checked=${live(hasAgreed)}
          @change=${(event: Event) => agree((event.target as HTMLInputElement).checked)}
        />
        <span>${say('agree')}</span>
      </label>
    </div>`;
}

/** The signed form. */
export function doneStep(
  say: Say,
  isExternal: boolean,
  pdf: string,
  fileName: string,
): TemplateResult {
  return html`<div part="step" class="step">
    ${heading(say(isExternal ? 'doneExternally' : 'done'))}
    ${isExternal ? nothing : html`<p>${say('doneHint')}</p>`} ${pdfLinks(say, pdf, fileName)}
  </div>`;
}

/** Links to a PDF that the page holds. */
export function pdfLinks(say: Say, pdf: string, fileName: string): TemplateResult {
  return html`<div part="buttons" class="buttons">
    <a part="button" class="button" href=${pdf} target="_blank" rel="noopener" aria-label="${say('openSigned')} ${fileName}">${say('openSigned')}</a>
    <a part="button" class="button" href=${pdf} download="${fileName}.pdf" aria-label="${say('download')} ${fileName}">${say('download')}</a>
  </div>`;
}

/** What is shown to someone who cannot use the form with these answers. */
export function ineligibleStep(say: Say, back: () => void): TemplateResult {
  return html`<div part="step" class="step">
    ${heading(say('ineligible'))}
    <p>${say('ineligibleHint')}</p>
    <div part="buttons" class="buttons">
      <button part="button back" class="button" type="button" @click=${back}>${say('back')}</button>
    </div>
  </div>`;
}
