import { html, LitElement, type TemplateResult } from 'lit';
import type { FormSource } from '../source/form-source.ts';
import { httpSource } from '../source/http-source.ts';
import { styles } from '../templates/styles.ts';
import { languageOf, type OwnTexts, type Say, textsOf } from '../texts/texts-of.ts';
import type { Person } from '../wire/fill.ts';
import type { Language } from '../wire/language.ts';
import { Refused } from '../wire/problem.ts';

/** What `formpress-form` and `formpress-flow` share: source, language, texts, focus and announcements. */
export abstract class FormpressElement extends LitElement {
  static override styles = styles;
  static override properties = {
    lang: { reflect: true },
    src: {},
    sign: {},
    timezone: {},
    source: { attribute: false },
    texts: { attribute: false },
    employee: { attribute: false },
    employer: { attribute: false },
    trouble: { state: true },
    isBusy: { state: true },
    announcement: { state: true },
  };

  declare src: string;
  declare sign: 'SIGN' | 'SIGN_EXTERNALLY';
  declare timezone: string | undefined;
  declare source: FormSource | undefined;
  declare texts: OwnTexts | undefined;
  declare employee: Person | undefined;
  declare employer: Person | undefined;
  declare protected trouble: string | undefined;
  declare protected isBusy: boolean;
  declare protected announcement: string;

  readonly #urls: string[] = [];

  constructor() {
    super();
    this.src = '/formpress';
    this.sign = 'SIGN';
    this.isBusy = false;
    this.announcement = '';
  }

  /** The language of the element: that of its `lang`, or of the page around it. */
  get language(): Language {
    return languageOf(this.lang || this.closest('[lang]')?.getAttribute('lang'));
  }

  protected get say(): Say {
    return textsOf(this.language, this.texts);
  }

  protected get forms(): FormSource {
    return this.source ?? httpSource(this.src);
  }

  protected get zone(): string {
    return this.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  }

  /** Runs work that may take a while; undefined when other work is running, or when it failed. Shows what failed. */
  protected async busily<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    this.trouble = undefined;
    try {
      return await work();
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : this.say('trouble');
      this.announcement = this.trouble;
      await this.focusOn('[data-trouble]');
      if (error instanceof Refused || error instanceof TypeError) return undefined;
      throw error;
    } finally {
      this.isBusy = false;
    }
  }

  /** Moves the focus once the page shows its target. */
  protected async focusOn(selector: string): Promise<void> {
    await this.updateComplete;
    const target = this.renderRoot.querySelector<HTMLElement>(selector);
    target?.focus();
  }

  /** A URL for a blob, valid until the element is removed from the page. */
  protected urlOf(blob: Blob): string {
    const url = URL.createObjectURL(blob);
    this.#urls.push(url);
    return url;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const url of this.#urls.splice(0)) URL.revokeObjectURL(url);
  }

  /** The frame of every step: what is shown, and a hidden text that screen readers announce. */
  protected framed(body: unknown): TemplateResult {
    return html`<div part="form" class="step" lang=${this.language} aria-busy=${this.isBusy ? 'true' : 'false'}>
        ${body}
      </div>
      <div class="announcer" role="status" aria-live="polite">${this.announcement}</div>`;
  }
}
