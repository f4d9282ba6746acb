import type { Bundle, Language } from '@formpress/model';
import { canonicalJson, isSame } from '../foundation/canonical-json.ts';
import type { ComparedForm, SetBodies } from '../foundation/compared.ts';

/** The texts of a form in one language, by what they belong to, each as one string to compare. */
export type FormTexts = ReadonlyMap<string, string>;

type Option = { label: string; id?: string; value?: boolean | string };
type QuestionBody = {
  id: string;
  questionText?: string;
  validationErrorMessage?: string;
  questionOptions?: Option[];
  multiSelectQuestionOptions?: Option[];
  notes?: object[];
};
type SetBody = { questions: QuestionBody[]; notes?: object[]; breadcrumbTitle?: string };

/** How a set of the first or of the second interview is named. */
export type SetNames = { interview(id: string): string; withFederal(id: string): string };

/** Collects the texts of questions and sets. A set of both interviews counts once. */
export function textsOf(
  { questionSets }: ComparedForm,
  language: Language,
  nameOf: SetNames,
): FormTexts {
  const texts = new Map<string, string>();
  const { interview, withFederal = {} } = questionSets[language];
  gather(interview, nameOf.interview, texts);
  const own = Object.entries(withFederal).filter(([id, body]) => !isSame(body, interview[id]));
  gather(Object.fromEntries(own), nameOf.withFederal, texts);
  return texts;
}

function gather(bodies: SetBodies, nameOf: (set: string) => string, texts: Map<string, string>) {
  for (const [id, body] of Object.entries(bodies)) {
    const { questions, notes, breadcrumbTitle } = body as SetBody;
    texts.set(nameOf(id), asText([breadcrumbTitle, notes]));
    for (const question of questions) {
      if (!texts.has(question.id)) addQuestion(question, texts);
    }
  }
}

/** A label counts only where both versions have the option. */
function addQuestion(question: QuestionBody, texts: Map<string, string>): void {
  const { id, questionText, validationErrorMessage, notes } = question;
  texts.set(id, asText([questionText, validationErrorMessage, notes]));
  for (const option of question.questionOptions ?? question.multiSelectQuestionOptions ?? []) {
    texts.set(`${id} option ${option.value ?? option.id}`, option.label);
  }
}

/** The widget of each question. It is the same in every language. */
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

/** The texts in the bundle: statements, messages of person fields, descriptions of parameters. */
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
    ...(bundle.rules ?? []).map(({ id, message }) => [`rule ${id}`, message[language]] as const),
  ]);
}

/** The path of a picture contains the version: only its name is compared. */
function asText(value: unknown): string {
  return canonicalJson(value).replace(/"href":"[^"]*\//g, '"href":"');
}
