import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { federalValuesIn } from '../sessions/federal-fields.ts';
import { FlowSession } from '../sessions/flow-session.ts';
import { pdfLinks } from '../templates/last-steps.ts';
import { missingList } from '../templates/missing-list.ts';
import { questionsOf } from '../templates/question.ts';
import { buttons, generalProblem, heading, stepForm } from '../templates/step-frame.ts';
import type { TextName } from '../texts/en.ts';
import type { FederalValues, Person } from '../wire/fill.ts';
import type { FormSummary } from '../wire/form-summary.ts';
import { Refused } from '../wire/problem.ts';
import { AddressStep } from './address-step.ts';
import { type CompleteDetail, dispatch, type FinishedDetail } from './events.ts';
import type { FormpressForm } from './formpress-form.ts';
import { problemAnnouncement, problemText } from './problem-text.ts';

type FlowStep = 'addresses' | 'questions' | 'forms' | 'form' | 'finished';
type Done = { detail: CompleteDetail; url: string; form: FormSummary };

/** Leads an employee from home and work addresses to the signed forms that they need. */
export class FormpressFlow extends AddressStep {
  static override properties = {
    ...AddressStep.properties,
    federalValues: { attribute: false },
  };

  /** Values of a federal form that was completed before; one that is completed here takes their place. */
  declare federalValues: FederalValues | undefined;

  #session: FlowSession | undefined;
  #step: FlowStep = 'addresses';
  #isJudged = false;
  #done: Done[] = [];
  #people: { employee?: Person; employer?: Person } = {};
  #federalValues: FederalValues | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    const isGiven = this.homeAddress !== undefined && this.workAddresses !== undefined;
    if (isGiven && (changed.has('homeAddress') || changed.has('workAddresses'))) void this.find();
    if (changed.has('lang'))
      void this.#session?.speak(this.language).then(() => this.requestUpdate());
  }

  protected override async find(): Promise<void> {
    const places = this.addresses();
    await this.busily(async () => {
      try {
        this.#session = await FlowSession.begin(this.forms, places, this.language);
      } catch (refused) {
        if (!(refused instanceof Refused) || refused.problems.length === 0) throw refused;
        this.refuseAddresses(refused.problems.map(({ field = '', message }) => [field, message]));
        return;
      }
      const { employee, employer } = this;
      this.#people = {
        employee: { address: places.homeAddress, ...employee },
        ...(employer ? { employer } : {}),
      };
      this.#show(this.#session.current ? 'questions' : 'forms');
    });
  }

  #show(step: FlowStep): void {
    this.#step = step;
    this.#isJudged = false;
    this.announcement = '';
    this.requestUpdate();
    void this.focusOn('[data-heading]');
    dispatch(this, 'step', { kind: step, path: [] });
  }

  override render(): TemplateResult {
    return this.framed(html`${generalProblem(this.trouble)} ${this.#stepNow()}`);
  }

  #stepNow(): TemplateResult {
    if (this.#step === 'questions') return this.#questions();
    if (this.#step === 'forms') return this.#list();
    if (this.#step === 'form') return this.#form();
    if (this.#step === 'finished') return this.#finished();
    return this.addressStep();
  }

  #questions(): TemplateResult {
    const { flow, interview } = this.#session?.current ?? {};
    if (!flow || !interview) return html``;
    const { reading, current, answers } = interview;
    const context = {
      say: this.say,
      language: interview.language,
      answers,
      calculated: reading.calculated,
      unneeded: reading.unneeded,
      marked: undefined,
      problemOf: (id: string) => this.#flowProblem(id),
      adviceOf: () => undefined,
      answer: (id: string, text: string) => {
        interview.answer(id, text);
        this.requestUpdate();
      },
      leave: () => undefined,
      focus: () => undefined,
    };
    const body = html`<p part="name" class="name">${flow.localityFullName}</p>
      ${heading(current.breadcrumbTitle)} ${questionsOf(current, context)}
      ${buttons(this.say, this.say('next'), { back: () => this.#back(), isBusy: this.isBusy })}`;
    return stepForm(body, () => void this.#next());
  }

  #flowProblem(id: string): string | undefined {
    const problems = this.#isJudged ? (this.#session?.current?.interview.problems ?? []) : [];
    const problem = problems.find(({ questionId }) => questionId === id);
    return problem && problemText({ field: id, ...problem }, this.say);
  }

  async #next(): Promise<void> {
    const moved = await this.busily(async () => this.#session?.next());
    if (moved) return this.#show(this.#session?.current ? 'questions' : 'forms');
    const problems = this.#session?.current?.interview.problems ?? [];
    this.#isJudged = true;
    this.announcement = problemAnnouncement(
      problems.map((problem) => ({ field: problem.questionId, ...problem })),
      this.say,
    );
    this.requestUpdate();
    await this.focusOn(`[data-question="${CSS.escape(problems[0]?.questionId ?? '')}"]`);
  }

  #back(): void {
    if (this.#session?.back()) this.#show('questions');
    else if (this.homeAddress === undefined) this.#show('addresses');
  }

  #list(): TemplateResult {
    const forms = this.#session?.forms ?? [];
    const start = () => (forms.length > 0 ? this.#show('form') : this.#finish());
    const items = forms.map(
      ({ name, title }) => html`<li><span><strong>${name}</strong> ${title}</span></li>`,
    );
    return stepForm(
      html`${heading(this.say('forms'))}
        ${forms.length > 0 ? html`<p>${this.say('formsHint')}</p>` : this.#noForms()}
        ${forms.length > 0 ? html`<ol part="forms" class="forms">${items}</ol>` : nothing}
        ${this.#missing()}
        ${buttons(this.say, this.say(forms.length > 0 ? 'start' : 'next'), { back: () => this.#back(), isBusy: this.isBusy })}`,
      start,
    );
  }

  /** Says that no form is needed, unless forms are missing: the employee may need one of those. */
  #noForms() {
    const isKnown = (this.#session?.missing ?? []).length === 0;
    return isKnown ? html`<p>${this.say('noForms')}</p>` : nothing;
  }

  #missing() {
    const { missing = [] } = this.#session ?? {};
    return missingList(this.say, missing, (locality) => this.#session?.nameOf(locality));
  }

  #form(): TemplateResult {
    const forms = this.#session?.forms ?? [];
    const form = forms[this.#done.length];
    if (!form) return html``;
    const { employee, employer } = this.#people;
    return html`<p part="name" class="name" data-heading tabindex="-1">
        ${this.say('formOf', { count: this.#done.length + 1, total: forms.length })}
      </p>
      ${keyed(
        form.id,
        html`<formpress-form
          exportparts="form, name, progress, step, heading, questions, question, marked, notes, note, image, table, label, optional, hint, error, advice, input, textarea, select, choices, option, radio, checkbox, calculated, preview, statement, buttons, button, back, next, trouble"
          .form=${form.id}
          .version=${form.formVersion}
          .lang=${this.language}
          .source=${this.forms}
          .sign=${this.sign}
          .timezone=${this.timezone}
          .texts=${this.texts}
          .employee=${employee}
          .employer=${employer}
          .federalValues=${this.#federalValues ?? this.federalValues}
          @complete=${(event: CustomEvent<CompleteDetail>) => this.#completed(event, form)}
        ></formpress-form>`,
      )}`;
  }

  /** Keeps a signed form, and what was filled in about people for the next one. */
  #completed(event: CustomEvent<CompleteDetail>, form: FormSummary): void {
    const { detail } = event;
    this.#people = { ...this.#people, ...(event.target as FormpressForm).people };
    this.#federalValues ??= federalValuesIn(detail.taxParameters);
    this.#done.push({ detail, url: this.urlOf(detail.pdf), form });
    if (this.#done.length < (this.#session?.forms.length ?? 0)) this.#show('form');
    else this.#finish();
  }

  #finish(): void {
    this.#show('finished');
    const completed = this.#done.map(({ detail }) => detail);
    const missing = [...(this.#session?.missing ?? [])];
    dispatch(this, 'finished', { completed, missing } satisfies FinishedDetail);
  }

  #finished(): TemplateResult {
    const isExternal = this.sign === 'SIGN_EXTERNALLY';
    const hasForms = this.#done.length > 0;
    return html`<div part="step" class="step">
      ${heading(this.say(this.#finishedTitle()))}
      ${hasForms ? nothing : this.#noForms()}
      ${isExternal || !hasForms ? nothing : html`<p>${this.say('doneHint')}</p>`}
      <ol part="forms" class="forms">
        ${this.#done.map(
          ({ url, form }) => html`<li>
            <span><strong>${form.name}</strong> ${form.title}</span>${pdfLinks(this.say, url, form.name)}
          </li>`,
        )}
      </ol>
      ${this.#missing()}
    </div>`;
  }

  #finishedTitle(): TextName {
    if (this.#done.length === 0) return 'forms';
    const isExternal = this.sign === 'SIGN_EXTERNALLY';
    const isAll = (this.#session?.missing ?? []).every(({ reason }) => reason === 'OLD_REVISION');
    if (isAll) return isExternal ? 'finishedExternally' : 'finished';
    return isExternal ? 'finishedHereExternally' : 'finishedHere';
  }
}
