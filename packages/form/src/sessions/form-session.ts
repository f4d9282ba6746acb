import type { People } from '../reading/read-path.ts';
import { Interview } from '../walking/interview.ts';
import type {
  FederalValues,
  FillReply,
  FillRequest,
  FormInformation,
  Person,
  SignForm,
} from '../wire/fill.ts';
import type { Language } from '../wire/language.ts';
import { Refused } from '../wire/problem.ts';
import { withFederal } from './federal-fields.ts';
import { fieldProblem, type PersonField, withFields } from './person-fields.ts';
import { adjustedField, personSteps, takesFederal } from './person-steps.ts';
import type { FieldProblem, PeopleStep, SessionOptions, Step } from './session-types.ts';

/** One employee completes one form: missing fields of people, questions, review, signature. */
export class FormSession {
  readonly information: FormInformation;
  readonly interview: Interview;
  readonly #options: SessionOptions;
  readonly #entered = new Map<string, string>();
  readonly #persons: PeopleStep[];
  #step: Step;
  #language: Language;

  private constructor(options: SessionOptions, information: FormInformation, interview: Interview) {
    this.#options = options;
    this.#language = options.language ?? 'en';
    this.information = information;
    this.interview = interview;
    this.#persons = personSteps(options, information);
    this.#step = this.#persons[0] ?? { kind: 'questions' };
  }

  /** Loads the form and its first question set. */
  static async begin(options: SessionOptions): Promise<FormSession> {
    const { source, formId, formVersion, federalValues, answers, language = 'en' } = options;
    const form = { formId, ...(formVersion === undefined ? {} : { formVersion }) };
    const information = await source.form({ ...form, language });
    const sure = { formId, formVersion: information.formVersion };
    const hasFederalValues = takesFederal(information) && federalValues !== undefined;
    const interview = await Interview.begin({
      start: information.initialQuestionSetId,
      load: (questionSetId, language) =>
        source.questionSet({ ...sure, questionSetId, language, hasFederalValues }),
      language,
      ...(answers ? { answers } : {}),
      people: peopleOf(options),
    });
    return new FormSession(options, information, interview);
  }

  get step(): Step {
    return this.#step;
  }

  get language(): Language {
    return this.#language;
  }

  /** The employee and the employer, as given and as filled in. */
  get people(): { employee: Person; employer: Person } {
    const { employee = {}, employer = {} } = this.#options;
    return {
      employee: withFields('employee', employee, this.#entered),
      employer: withFields('employer', employer, this.#entered),
    };
  }

  /** The federal values as given and as filled in; undefined where the form takes none. */
  get federalValues(): FederalValues | undefined {
    const { federalValues } = this.#options;
    return federalValues && takesFederal(this.information)
      ? withFederal(federalValues, this.#entered)
      : undefined;
  }

  /** What was filled in at a path such as employee.lastName. */
  entered(path: string): string {
    return this.#entered.get(path) ?? '';
  }

  /** Fills in a field of a person. */
  enter(path: string, text: string): void {
    this.#entered.set(path, text);
    this.interview.describe(this.people);
  }

  /** A field as it is asked now: what else was filled in may require it, or make it unnecessary. */
  asAskedNow(field: PersonField): PersonField {
    return adjustedField(field, this.people.employee, this.federalValues);
  }

  /** The problems of the step that is shown; empty when it may be left. */
  get problems(): FieldProblem[] {
    if (this.#step.kind === 'people')
      return this.#step.fields.flatMap((field) => {
        const code = fieldProblem(this.asAskedNow(field), this.entered(field.path));
        return code ? [{ field: field.path, code }] : [];
      });
    if (this.#step.kind !== 'questions') return [];
    return this.interview.problems.map(({ questionId, code, message }) => ({
      field: `fields.${questionId}`,
      code,
      ...(message === undefined ? {} : { message }),
    }));
  }

  /** Moves on. Returns the problems that prevent it; throws when the service refuses otherwise or cannot be reached. */
  async next(): Promise<FieldProblem[]> {
    const { problems } = this;
    if (problems.length > 0) return problems;
    if (this.#step.kind === 'people') {
      this.#step = this.#persons[this.#persons.indexOf(this.#step) + 1] ?? { kind: 'questions' };
    } else if (this.#step.kind === 'questions') {
      if ((await this.interview.next()) === 'end') return this.#end();
    }
    return [];
  }

  /** Shows the step before; false when there is none. */
  back(): boolean {
    const { kind } = this.#step;
    if (kind === 'review' || kind === 'ineligible') this.#step = { kind: 'questions' };
    else if (kind === 'people') return this.#personBefore(this.#persons.indexOf(this.#step));
    else if (kind === 'done') return false;
    else if (!this.interview.back()) return this.#personBefore(this.#persons.length);
    return true;
  }

  #personBefore(index: number): boolean {
    const before = this.#persons[index - 1];
    if (before) this.#step = before;
    return before !== undefined;
  }

  /** Shows a question set that was passed, or the fields of a person; false when there is no such step. */
  goTo(place: string): boolean {
    const person = this.#persons.find(({ who }) => who === place);
    if (!person && !this.interview.returnTo(place)) return false;
    this.#step = person ?? { kind: 'questions' };
    return true;
  }

  /** The steps that can be shown again: fields of people and question sets, the present one last. */
  get passed(): { place: string; title?: string }[] {
    const persons = this.#persons.map(({ who }) => ({ place: who }));
    if (this.#step.kind === 'people')
      return persons.slice(0, this.#persons.indexOf(this.#step) + 1);
    const sets = this.interview.sets.map((set) => ({ place: set.id, title: set.breadcrumbTitle }));
    return [...persons, ...sets];
  }

  /** Shows the step that asks for the field of a problem; false when there is none. */
  showProblem({ field }: FieldProblem): boolean {
    const [whose = '', id = ''] = field.split('.');
    if (whose !== 'fields')
      return (
        this.#persons.some(({ fields }) => fields.some(({ path }) => path === field)) &&
        this.goTo(whose)
      );
    const set = this.interview.sets.find(({ questions }) =>
      questions.some((each) => each.id === id),
    );
    return set !== undefined && this.goTo(set.id);
  }

  /** Continues in another language. */
  async speak(language: Language): Promise<void> {
    await this.interview.speak(language);
    this.#language = language;
  }

  /** Signs the form. Returns what the service refuses at a question or a field. */
  async sign(): Promise<FieldProblem[]> {
    const { signForm = 'SIGN', timeZone } = this.#options;
    const zone = timeZone === undefined ? {} : { timeZone };
    return this.#fill(signForm, zone, (reply) => ({ kind: 'done', reply }));
  }

  async #end(): Promise<FieldProblem[]> {
    const { next } = this.interview.reading;
    if (next === 'INELIGIBLE') {
      this.#step = { kind: 'ineligible' };
      return [];
    }
    const statement = next && 'statement' in next ? { statement: next.statement ?? '' } : {};
    return this.#fill('PREVIEW', {}, (preview) => ({ kind: 'review', ...statement, preview }));
  }

  async #fill(
    signForm: SignForm,
    zone: { timeZone?: string },
    stepOf: (reply: FillReply) => Step,
  ): Promise<FieldProblem[]> {
    try {
      const how = { language: this.#language, ...zone };
      this.#step = stepOf(await this.#options.source.fill(this.request(signForm), how));
      return [];
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.problems.length === 0) throw refused;
      return refused.problems.map(({ field = '', code, message }) => ({ field, code, message }));
    }
  }

  /** What is sent to the service: only answers on the path. */
  request(signForm: SignForm): FillRequest {
    const { formId } = this.#options;
    const { federalValues } = this;
    const { employee, employer } = this.people;
    return {
      formId,
      formVersion: this.information.formVersion,
      employee,
      ...(Object.keys(employer).length > 0 ? { employer } : {}),
      fields: this.interview.reading.fields,
      ...(federalValues ? { federalValues } : {}),
      signForm,
    };
  }
}

function peopleOf({ employee, employer }: SessionOptions): People {
  return { ...(employee ? { employee } : {}), ...(employer ? { employer } : {}) };
}
