import type { FormSource } from '../source/form-source.ts';
import { Interview } from '../walking/interview.ts';
import type { Flow, FlowsReply, LocationRequest, MissingForm } from '../wire/flows.ts';
import type { FormSummary } from '../wire/form-summary.ts';
import type { Language } from '../wire/language.ts';

/** From addresses to the forms an employee needs: the questions of each guided flow, one after the other. */
export class FlowSession {
  readonly #source: FormSource;
  readonly #flows: readonly Flow[];
  readonly #interviews: { flow: Flow; interview: Interview }[] = [];
  /** Forms that the employee may need and cannot complete here. */
  readonly missing: readonly MissingForm[];
  #language: Language;

  private constructor(
    source: FormSource,
    { flows, missingForms = [] }: FlowsReply,
    language: Language,
  ) {
    this.#source = source;
    this.#flows = flows;
    this.missing = missingForms;
    this.#language = language;
  }

  /** Asks which flows apply, and loads the first questions. */
  static async begin(
    source: FormSource,
    places: LocationRequest,
    language: Language,
  ): Promise<FlowSession> {
    const session = new FlowSession(source, await source.flows(places, { language }), language);
    await session.#openNext();
    return session;
  }

  /** The flow whose questions are shown; undefined when all are answered. */
  get current(): { flow: Flow; interview: Interview } | undefined {
    return this.#isDone ? undefined : this.#interviews.at(-1);
  }

  #isDone = false;

  /** The forms that are needed, each once, federal ones first. */
  get forms(): FormSummary[] {
    const found = this.#flows.flatMap((flow) => {
      const asked = this.#interviews.find((each) => each.flow === flow);
      return [...(flow.formsToComplete ?? []), ...(asked?.interview.reading.forms ?? [])];
    });
    return [...new Map(found.map((form) => [form.id, form])).values()];
  }

  /** The name of a place in words, where a flow has one. */
  nameOf(locality: string): string | undefined {
    return this.#flows.find((flow) => flow.locality === locality)?.localityFullName;
  }

  /** Moves on; false when answers are missing or not accepted. */
  async next(): Promise<boolean> {
    const moved = await this.current?.interview.next();
    if (moved === 'refused') return false;
    if (moved === 'end') await this.#openNext();
    return true;
  }

  /** Shows the questions before; false when there are none. */
  back(): boolean {
    if (this.#isDone) {
      this.#isDone = false;
      return this.#interviews.length > 0;
    }
    if (this.#interviews.at(-1)?.interview.back()) return true;
    if (this.#interviews.length < 2) return false;
    this.#interviews.pop();
    return true;
  }

  /** Continues in another language. */
  async speak(language: Language): Promise<void> {
    await Promise.all(this.#interviews.map(({ interview }) => interview.speak(language)));
    this.#language = language;
  }

  async #openNext(): Promise<void> {
    const asking = this.#flows.filter(
      ({ initialQuestionSetId }) => initialQuestionSetId !== undefined,
    );
    const flow = asking[this.#interviews.length];
    if (!flow?.initialQuestionSetId) {
      this.#isDone = true;
      return;
    }
    const interview = await Interview.begin({
      start: flow.initialQuestionSetId,
      load: (questionSetId, language) =>
        this.#source.flowQuestionSet({ flowId: flow.id, questionSetId, language }),
      language: this.#language,
    });
    this.#interviews.push({ flow, interview });
  }
}
