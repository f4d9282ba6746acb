import type { LinkedForm } from '@formpress/compiler';
import { type ShownText, shownInInterview } from './shown-text.ts';

/** All texts of a form version, in the order in which people meet them. */
export function shownInForm(form: LinkedForm): ShownText[] {
  const owner = `${form.id} ${form.version}`;
  const interviews = [
    ...shownInInterview(form.interview, owner),
    ...(form.withFederal
      ? shownInInterview(form.withFederal.interview, `${owner}, after the federal form`)
      : []),
  ];
  const rules = form.rules.map(({ id, say, question }) => ({
    ...{ text: say, shown: `${owner}, ${question.id}, rule ${id}`, screen: `${owner}, rules` },
    note: 'What the person reads when two answers do not fit together.',
    question: question.id,
  }));
  const statements = [...form.statements].map(([id, text]) => ({
    ...{ text, shown: `${owner}, statement ${id}`, screen: `${owner}, statements` },
    note: noteOn(form.readStatements.get(id)?.words),
  }));
  const parameters = form.taxParameters.map(({ id, about }) => ({
    ...{ text: about, shown: `${owner}, tax parameter ${id}`, screen: `${owner}, parameters` },
    note: 'Describes a value for payroll programs.',
  }));
  const known = [...interviews, ...rules, ...statements, ...parameters];
  return [...known, ...othersOf(form, known, owner)];
}

/** The note on a statement. The text of one that is read from the agency's file is shortened, so the note has all words. */
function noteOn(words: string | undefined): string {
  const note =
    'A statement that is signed under penalty of perjury. Follow the wording of the agency.';
  return words === undefined
    ? note
    : `${note} Translate all that the file of the agency prints: ${words}`;
}

/** Texts that no screen shows at a known place, such as messages made from bounds. */
function othersOf(form: LinkedForm, known: readonly ShownText[], owner: string): ShownText[] {
  const seen = new Set(known.map(({ text }) => text));
  return form.texts
    .filter((text) => !seen.has(text))
    .map((text) => ({
      ...{ text, shown: `${owner}, ${text.at.file.split('/').at(-1)}`, screen: owner },
      note: 'A text of the form.',
    }));
}
