import type { Bundle, Language } from '@formpress/model';
import type { ComparedForm, SetBodies } from './compared.ts';

/** The texts of a form in one language, by what they belong to, each as one comparable text. */
export type FormTexts = ReadonlyMap<string, string>;

type QuestionBody = {
  id: string;
  questionText?: string;
  validationErrorMessage?: string;
  questionOptions?: { label: string }[];
  multiSelectQuestionOptions?: { label: string }[];
  notes?: object[];
};
type SetBody = { questions: QuestionBody[]; notes?: object[]; breadcrumbTitle?: string };

/** Gathers the texts of questions and sets. A set goes by the name that `nameOf` gives its id. */
export function textsOf(
  { questionSets }: ComparedForm,
  language: Language,
  nameOf: (set: string) => string,
): FormTexts {
  const texts = new Map<string, string>();
  const { interview, withFederal = {} } = questionSets[language];
  for (const bodies of [interview, withFederal]) gather(bodies, nameOf, texts);
  return texts;
}

function gather(bodies: SetBodies, nameOf: (set: string) => string, texts: Map<string, string>) {
  for (const [id, body] of Object.entries(bodies)) {
    const { questions, notes, breadcrumbTitle } = body as SetBody;
    const name = nameOf(id);
    if (!texts.has(name)) texts.set(name, asText([breadcrumbTitle, notes]));
    for (const question of questions) {
      if (!texts.has(question.id)) texts.set(question.id, asText(wordsOf(question)));
    }
  }
}

function wordsOf(question: QuestionBody): unknown[] {
  const { questionText, validationErrorMessage, notes } = question;
  const options = question.questionOptions ?? question.multiSelectQuestionOptions ?? [];
  const labels = options.map((option) => Object.values(option).map(String)).sort();
  return [questionText, validationErrorMessage, labels, notes];
}

/** How each question shows: the widget. It is the same in every language. */
export function displayOf({ questionSets }: ComparedForm): ReadonlyMap<string, string> {
  const { interview, withFederal = {} } = questionSets.en;
  const sets = [interview, withFederal].flatMap((bodies) => Object.values(bodies));
  const questions = sets.flatMap((body) => (body as { questions: Shown[] }).questions);
  return new Map(
    questions.map(({ id, htmlType, displayType }) => [
      id,
      displayType === undefined ? htmlType : `${htmlType} ${displayType}`,
    ]),
  );
}

type Shown = { id: string; htmlType: string; displayType?: string };

/** Texts that stand in the bundle: statements, and what is said about people and parameters. */
export function bundleTextsOf(bundle: Bundle, language: Language): FormTexts {
  const { employee, employer, address } = bundle.people;
  const people = { employee, employer, us: address.us, ca: address.ca };
  return new Map([
    ...Object.entries(bundle.statements).map(
      ([name, texts]) => [`statement ${name}`, texts[language]] as const,
    ),
    ...Object.entries(people).flatMap(([person, fields]) =>
      Object.entries(fields).map(
        ([name, { otherwise }]) => [`${person}.${name}`, otherwise[language]] as const,
      ),
    ),
    ...bundle.taxParameters.map(({ id, about }) => [id, about[language]] as const),
  ]);
}

/** Pictures stand under a path that holds the version: only their names count. */
function asText(value: unknown): string {
  return JSON.stringify(value).replace(/"href":"[^"]*\//g, '"href":"');
}
