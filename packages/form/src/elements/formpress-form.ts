import { html, type TemplateResult } from 'lit';
import type { FormSession } from '../sessions/form-session.ts';
import type { PeopleStep } from '../sessions/session-types.ts';
import { federalField } from '../templates/federal-field.ts';
import { doneStep, ineligibleStep, reviewStep } from '../templates/last-steps.ts';
import { personField } from '../templates/person-field.ts';
import { questionsOf } from '../templates/question.ts';
import type { QuestionContext } from '../templates/question-context.ts';
import {
  buttons,
  generalProblem,
  heading,
  passedSteps,
  stepForm,
} from '../templates/step-frame.ts';
import { dispatch } from './events.ts';
import { FormBehaviour } from './form-behaviour.ts';

/** A withholding form: its questions, its preview, its signature. */
export class FormpressForm extends FormBehaviour {
  override render(): TemplateResult {
    const session = this.session;
    if (!session)
      return this.framed(
        this.trouble === undefined ? html`<p>${this.say('loading')}</p>` : this.#again(),
      );
    const { name, title } = session.information;
    return this.framed(
      html`<p part="name" class="name">${name === title ? title : `${name} · ${title}`}</p>
        ${this.#progress(session)} ${generalProblem(this.trouble)} ${this.#stepOf(session)}`,
    );
  }

  #again(): TemplateResult {
    const again = () => void this.restart();
    return html`${generalProblem(this.trouble)}
      <button part="button" class="button" type="button" @click=${again}>${this.say('again')}</button>`;
  }

  #progress(session: FormSession) {
    const titles = session.passed.map(({ place, title }) => ({
      place,
      title: title ?? this.say(place as 'employee' | 'employer' | 'federalValues'),
    }));
    const { kind } = session.step;
    if (kind === 'done') return '';
    if (kind === 'review' || kind === 'ineligible')
      titles.push({ place: '', title: this.say(kind) });
    return passedSteps(this.say, titles, (place) => this.goTo(place));
  }

  #stepOf(session: FormSession): TemplateResult {
    const { step } = session;
    const back = () => this.back();
    if (step.kind === 'people') return this.#personStep(session, step);
    if (step.kind === 'questions') return this.#questionStep(session);
    if (step.kind === 'ineligible') return ineligibleStep(this.say, back);
    const isExternal = this.sign === 'SIGN_EXTERNALLY';
    if (step.kind === 'done')
      return doneStep(this.say, isExternal, this.pdfOf(step.reply), session.information.name);
    return reviewStep({
      say: this.say,
      isExternal,
      statement: step.statement,
      preview: this.pdfOf(step.preview),
      hasAgreed: this.hasAgreed,
      isAgreementMissing: this.isAgreementMissing,
      isBusy: this.isBusy,
      agree: (hasAgreed) => {
        this.hasAgreed = hasAgreed;
        this.isAgreementMissing = false;
        this.requestUpdate();
      },
      back,
      sign: () => void this.signNow(),
    });
  }

  #personStep(session: FormSession, { who, fields }: PeopleStep): TemplateResult {
    const context = {
      say: this.say,
      entered: (path: string) => session.entered(path),
      problemOf: (path: string) => this.problemAt(path),
      enter: (path: string, text: string) => {
        session.enter(path, text);
        this.refusals.delete(path);
        this.requestUpdate();
      },
      leave: (path: string) => this.leaveField(path, session.entered(path)),
    };
    const asked = fields.map((field) => session.asAskedNow(field));
    const body =
      who === 'federalValues'
        ? html`<p>${this.say('federalValuesHint')}</p>
            <div part="questions" class="questions">${asked.map((field) => federalField(field, context))}</div>`
        : html`<div part="questions" class="questions fields">${asked.map((field) => personField(field, context))}</div>`;
    return this.#form(this.say(who), body);
  }

  #questionStep({ interview }: FormSession): TemplateResult {
    const { reading, current, answers } = interview;
    const advice = (id: string) =>
      reading.problems.find(({ questionId, code }) => questionId === id && code === 'ADVICE')
        ?.message;
    const context: QuestionContext = {
      say: this.say,
      language: interview.language,
      answers,
      calculated: reading.calculated,
      unneeded: reading.unneeded,
      marked: this.marked,
      problemOf: (id) => this.problemAt(`fields.${id}`),
      adviceOf: advice,
      answer: (id, text) => this.answerTo(id, text),
      leave: (id) => this.leaveField(`fields.${id}`, answers[id] ?? ''),
      focus: (id) => this.#tellFocus(id),
    };
    return this.#form(current.breadcrumbTitle, questionsOf(current, context));
  }

  #tellFocus(id: string): void {
    if (this.focused === id) return;
    this.focused = id;
    dispatch(this, 'question', { id });
  }

  #form(title: string, body: TemplateResult): TemplateResult {
    const back = (this.session?.passed.length ?? 0) > 1 ? () => this.back() : undefined;
    const { isBusy } = this;
    return stepForm(
      html`${heading(title)} ${body} ${buttons(this.say, this.say('next'), { back, isBusy })}`,
      () => void this.next(),
    );
  }
}
