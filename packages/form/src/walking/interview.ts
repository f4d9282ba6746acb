import { isAccepted } from '../reading/read-answer.ts';
import {
  type AnswerProblem,
  type PathReading,
  type People,
  readPath,
} from '../reading/read-path.ts';
import type { Language } from '../wire/language.ts';
import type { QuestionSet } from '../wire/question-set.ts';

/** Where an interview starts, and how it gets question sets. */
export type InterviewOptions = {
  start: string;
  load(questionSetId: string, language: Language): Promise<QuestionSet>;
  language?: Language;
  /** Answers that are known already. */
  answers?: Record<string, string>;
  people?: People;
};

/** What a step forward did: it showed a set, reached the end, or found problems and stayed. */
export type MoveResult = 'set' | 'end' | 'refused';

/** One employee's path through question sets. Nothing is stored anywhere else. */
export class Interview {
  readonly #load: InterviewOptions['load'];
  readonly #loaded = new Map<string, QuestionSet>();
  #language: Language;
  #people: People;
  #sets: QuestionSet[] = [];
  #answers: Record<string, string>;
  #reading: PathReading | undefined;

  private constructor({ load, language = 'en', answers = {}, people = {} }: InterviewOptions) {
    this.#load = load;
    this.#language = language;
    this.#answers = { ...answers };
    this.#people = people;
  }

  /** Loads the first question set. */
  static async begin(options: InterviewOptions): Promise<Interview> {
    const interview = new Interview(options);
    interview.#enter(await interview.#set(options.start, interview.#language));
    return interview;
  }

  get language(): Language {
    return this.#language;
  }

  /** The question set to show. */
  get current(): QuestionSet {
    const current = this.#sets.at(-1);
    if (!current) throw new Error('The interview has not begun.');
    return current;
  }

  /** The question sets passed, the current one last. */
  get sets(): readonly QuestionSet[] {
    return this.#sets;
  }

  /** Every answer that was given, including those that are not on the path. */
  get answers(): Readonly<Record<string, string>> {
    return this.#answers;
  }

  /** What follows from the answers up to the current set. */
  get reading(): PathReading {
    this.#reading ??= readPath(this.#sets, this.#answers, {
      language: this.#language,
      people: this.#people,
    });
    return this.#reading;
  }

  /** What keeps the current set from being left. */
  get problems(): AnswerProblem[] {
    return this.reading.problems.filter(({ code }) => code !== 'ADVICE');
  }

  /** Takes an answer; an empty one is no answer. */
  answer(questionId: string, text: string): void {
    this.#answers[questionId] = text;
    this.#reading = undefined;
  }

  /** Changes the employee or the employer, whose fields rules may read. */
  describe(people: People): void {
    this.#people = people;
    this.#reading = undefined;
  }

  /** Moves on when nothing is wrong with the answers. At the end it stays at the last set. */
  async next(): Promise<MoveResult> {
    const { next } = this.reading;
    if (this.problems.length > 0 || next === undefined) return 'refused';
    if (next === 'INELIGIBLE' || !('set' in next)) return 'end';
    const set = await this.#set(next.set, this.#language);
    this.#enter(set);
    return 'set';
  }

  /** Shows a set. A box that nobody has checked yet counts as answered with no, where its question accepts that. */
  #enter(set: QuestionSet): void {
    this.#sets = [...this.#sets, set];
    this.#reading = undefined;
    for (const question of set.questions) {
      const { id, displayType } = question;
      const isBox = displayType === 'CHECKBOX' && isAccepted(question, 'false');
      if (isBox) this.#answers[id] ??= 'false';
    }
  }

  /** Shows the set before, with its answers; false when there is none. */
  back(): boolean {
    return this.#sets.length > 1 && this.returnTo(this.#sets.at(-2)?.id ?? '');
  }

  /** Shows a set that was passed; false when it was not. */
  returnTo(questionSetId: string): boolean {
    const index = this.#sets.findIndex(({ id }) => id === questionSetId);
    if (index < 0) return false;
    this.#sets = this.#sets.slice(0, index + 1);
    this.#reading = undefined;
    return true;
  }

  /** Continues in another language, with the same sets. Answers change to the form that every language accepts. */
  async speak(language: Language): Promise<void> {
    const ids = this.#sets.map(({ id }) => id);
    const sets = await Promise.all(ids.map((id) => this.#set(id, language)));
    this.#answers = { ...this.#answers, ...this.reading.fields };
    this.#sets = sets;
    this.#language = language;
    this.#reading = undefined;
  }

  async #set(id: string, language: Language): Promise<QuestionSet> {
    const key = `${language} ${id}`;
    const set = this.#loaded.get(key) ?? (await this.#load(id, language));
    this.#loaded.set(key, set);
    return set;
  }
}

/** Begins an interview with its first question set. */
export function createInterview(options: InterviewOptions): Promise<Interview> {
  return Interview.begin(options);
}
