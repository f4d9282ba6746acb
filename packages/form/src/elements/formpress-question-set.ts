import { html, LitElement, type TemplateResult } from 'lit';
import { readPath } from '../reading/read-path.ts';
import { questionsOf } from '../templates/question.ts';
import { styles } from '../templates/styles.ts';
import { languageOf, textsOf } from '../texts/texts-of.ts';
import type { QuestionSet } from '../wire/question-set.ts';
import { dispatch } from './events.ts';

/** One question set, and nothing else: for pages that show many at once. */
export class FormpressQuestionSet extends LitElement {
  static override styles = styles;
  static override properties = {
    lang: { reflect: true },
    set: { attribute: false },
    answers: { attribute: false },
    showAll: { attribute: 'show-all', type: Boolean },
    marked: {},
  };

  declare set: QuestionSet | undefined;
  declare answers: Record<string, string>;
  /** Also shows questions that other answers make unnecessary. */
  declare showAll: boolean;
  declare marked: string | undefined;

  constructor() {
    super();
    this.answers = {};
    this.showAll = false;
  }

  override render(): TemplateResult {
    const { set, answers } = this;
    if (!set) return html``;
    const language = languageOf(this.lang || this.closest('[lang]')?.getAttribute('lang'));
    const { calculated, unneeded } = readPath([set], answers, { language });
    return html`<div part="form" class="step" lang=${language}>
      <h3 part="heading">${set.breadcrumbTitle}</h3>
      ${questionsOf(set, {
        say: textsOf(language),
        language,
        answers,
        calculated,
        unneeded: this.showAll ? new Set() : unneeded,
        problemOf: () => undefined,
        adviceOf: () => undefined,
        marked: this.marked,
        answer: (id, answer) => this.#answer(id, answer),
        leave: () => undefined,
        focus: (id) => dispatch(this, 'question', { id }),
      })}
    </div>`;
  }

  #answer(id: string, answer: string): void {
    this.answers = { ...this.answers, [id]: answer };
    dispatch(this, 'change', { id, answer, answers: this.answers });
  }
}
