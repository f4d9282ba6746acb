import type { PropertyValues } from 'lit';
import { FormSession } from '../sessions/form-session.ts';
import type { FieldProblem, Step } from '../sessions/session-types.ts';
import type { FederalValues, FillReply, Person } from '../wire/fill.ts';
import {
  type ChangeDetail,
  dispatch,
  dispatchComplete,
  pdfBlob,
  type StepDetail,
} from './events.ts';
import { FormpressElement } from './formpress-element.ts';
import { PointerGuard } from './pointer-guard.ts';
import { problemAnnouncement, problemText } from './problem-text.ts';

/** The behaviour of a form: loading, steps, answers, refusals and events. What it looks like is in formpress-form.ts. */
export abstract class FormBehaviour extends FormpressElement {
  static override properties = {
    ...FormpressElement.properties,
    form: {},
    version: {},
    answers: { attribute: false },
    federalValues: { attribute: false },
  };

  declare form: string;
  declare version: string | undefined;
  declare answers: Record<string, string> | undefined;
  declare federalValues: FederalValues | undefined;

  protected session: FormSession | undefined;
  /** The fields whose problems are shown: those that were left or submitted. */
  protected readonly judged = new Set<string>();
  /** What the service refused, until the answer changes. */
  protected readonly refusals = new Map<string, FieldProblem>();
  protected marked: string | undefined;
  protected focused: string | undefined;
  protected hasAgreed = false;
  protected isAgreementMissing = false;
  readonly #pdfs = new WeakMap<FillReply, string>();
  readonly #guard = new PointerGuard(this);
  #begun = 0;

  constructor() {
    super();
    this.form = '';
  }

  /** The ids of the question sets passed, the present one last. */
  get path(): string[] {
    return this.session?.interview.sets.map(({ id }) => id) ?? [];
  }

  /** The values of calculated questions so far. */
  get calculated(): Record<string, string> {
    return this.session?.interview.reading.calculated ?? {};
  }

  /** What is shown now; undefined while the form is loading. */
  get step(): Step['kind'] | undefined {
    return this.session?.step.kind;
  }

  /** The employee and the employer, as given and as filled in. */
  get people(): { employee: Person; employer: Person } {
    return this.session?.people ?? { employee: this.employee ?? {}, employer: this.employer ?? {} };
  }

  override willUpdate(changed: PropertyValues): void {
    const begins = [
      'form',
      'version',
      'src',
      'source',
      'federalValues',
      'employee',
      'employer',
      'sign',
    ];
    if (begins.some((name) => changed.has(name))) void this.restart();
    else if (changed.has('answers')) this.#takeAnswers();
    else if (this.session && this.session.language !== this.language) void this.#speak();
  }

  #takeAnswers(): void {
    for (const [id, text] of Object.entries(this.answers ?? {}))
      this.session?.interview.answer(id, text);
  }

  /** Loads the form again, and keeps the answers. */
  async restart(): Promise<void> {
    if (this.form === '') return;
    this.#begun += 1;
    const turn = this.#begun;
    const answers = { ...this.answers, ...this.session?.interview.answers };
    this.isBusy = false;
    await this.busily(async () => {
      const session = await FormSession.begin({
        source: this.forms,
        formId: this.form,
        language: this.language,
        answers,
        signForm: this.sign,
        timeZone: this.zone,
        ...(this.version ? { formVersion: this.version } : {}),
        ...(this.federalValues ? { federalValues: this.federalValues } : {}),
        ...(this.employee ? { employee: this.employee } : {}),
        ...(this.employer ? { employer: this.employer } : {}),
      });
      if (turn !== this.#begun) return;
      this.session = session;
      this.#shown();
    });
  }

  async #speak(): Promise<void> {
    const session = this.session;
    await this.busily(async () => session?.speak(this.language));
    this.refusals.clear();
    this.requestUpdate();
  }

  /** Moves on, if nothing is wrong; resolves to whether it moved. */
  async next(): Promise<boolean> {
    const session = this.session;
    if (!session || (session.step.kind !== 'people' && session.step.kind !== 'questions'))
      return false;
    const problems = await this.busily(() => session.next());
    return problems !== undefined && this.#moved(problems);
  }

  /** Signs the form. Without agreement to its statement, asks for that instead. */
  protected async signNow(): Promise<void> {
    const session = this.session;
    if (session?.step.kind !== 'review') return;
    this.isAgreementMissing = session.step.statement !== undefined && !this.hasAgreed;
    this.requestUpdate();
    if (this.isAgreementMissing) {
      this.announcement = this.say('agreeMissing');
      return this.focusOn('[data-question="agreement"]');
    }
    const problems = await this.busily(() => session.sign());
    if (problems && this.#moved(problems)) dispatchComplete(this, session, this.sign);
  }

  /** Shows the step before, with its answers. */
  back(): void {
    if (this.session?.back()) this.#shown();
  }

  /** Shows a question set that was passed, or the fields of a person; false when there is no such step. */
  goTo(place: string): boolean {
    const found = this.session?.goTo(place) ?? false;
    if (found) this.#shown();
    return found;
  }

  /** Outlines a question and scrolls to it; without an id, outlines none. */
  mark(questionId?: string): void {
    this.marked = questionId;
    this.requestUpdate();
    if (questionId === undefined) return;
    void this.updateComplete.then(() => {
      const place = this.renderRoot.querySelector(`[data-for="${CSS.escape(questionId)}"]`);
      place?.scrollIntoView({ block: 'nearest' });
    });
  }

  /** Shows the next step, or the problems that are in its way. */
  #moved(problems: FieldProblem[]): boolean {
    const [first] = problems;
    if (!first) {
      this.#shown();
      return true;
    }
    const found = new Set(this.session?.problems.map(({ field }) => field));
    for (const problem of problems) {
      this.judged.add(problem.field);
      if (!found.has(problem.field)) this.refusals.set(problem.field, problem);
    }
    const isShown = this.session?.showProblem(first) ?? false;
    this.announcement = problemAnnouncement(problems, this.say);
    if (!isShown) this.trouble = problemText(first, this.say);
    this.requestUpdate();
    dispatch(this, 'refused', { problems });
    const id = first.field.replace(/^fields\./, '');
    void this.focusOn(isShown ? `[data-question="${CSS.escape(id)}"]` : '[data-trouble]');
    return false;
  }

  /** Shows a step that was reached: moves the focus to its heading, and tells the page. */
  #shown(): void {
    const session = this.session;
    if (!session) return;
    const { step, interview } = session;
    this.hasAgreed = false;
    this.isAgreementMissing = false;
    this.focused = undefined;
    this.announcement = '';
    this.refusals.clear();
    this.requestUpdate();
    const isFirst = this.judged.size === 0 && session.passed.length < 2 && step.kind !== 'done';
    if (!isFirst) void this.focusOn('[data-heading]');
    this.judged.add('');
    const set = step.kind === 'questions' ? { questionSetId: interview.current.id } : {};
    dispatch(this, 'step', { kind: step.kind, ...set, path: this.path } satisfies StepDetail);
  }

  /** The URL of a PDF that the service made. */
  protected pdfOf(reply: FillReply): string {
    const url = this.#pdfs.get(reply) ?? this.urlOf(pdfBlob(reply));
    this.#pdfs.set(reply, url);
    return url;
  }

  protected answerTo(id: string, answer: string): void {
    const { interview } = this.session ?? {};
    if (!interview) return;
    interview.answer(id, answer);
    this.refusals.delete(`fields.${id}`);
    this.requestUpdate();
    const { fields: answers, calculated } = interview.reading;
    dispatch(this, 'change', {
      id,
      answer,
      answers,
      calculated,
      path: this.path,
    } satisfies ChangeDetail);
  }

  protected problemAt(field: string): string | undefined {
    const now = this.session?.problems.find((each) => each.field === field);
    const problem = this.judged.has(field) ? (now ?? this.refusals.get(field)) : undefined;
    return problem && problemText(problem, this.say);
  }

  /** Called when the person leaves a field: from now on its problem is shown, unless it is empty. */
  protected leaveField(field: string, answer: string): void {
    if (answer === '') return;
    this.#guard.whenFree(() => {
      this.judged.add(field);
      this.requestUpdate();
    });
  }
}
