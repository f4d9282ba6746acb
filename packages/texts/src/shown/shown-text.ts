import type { LinkedInterview, LinkedNote, LinkedQuestion, LinkedText } from '@formpress/compiler';

/** A text and where it is shown. Texts of one screen have the same `screen`. */
export type ShownText = {
  text: LinkedText;
  /** Such as: W4101 2026.1.0, QS2, isExempt, question. */
  shown: string;
  /** What kind of text it is, for the translator. */
  note: string;
  screen: string;
  question?: string;
};

/** What the screens of an interview show, from top to bottom. A question that is asked again is shown once. */
export function shownInInterview({ sets }: LinkedInterview, owner: string): ShownText[] {
  const seen = new Set<string>();
  return sets.flatMap((set) => {
    const screen = `${owner}, ${set.id}`;
    const asked = set.questions.filter(({ question }) => !seen.has(question.id));
    for (const { question } of asked) seen.add(question.id);
    return [
      { text: set.breadcrumb, shown: `${screen}, heading`, note: headingNote, screen },
      ...set.notes.flatMap((note, index) =>
        shownInNote(note, { owner: screen, screen, number: index + 1 }),
      ),
      ...asked.flatMap(({ question }) => shownInQuestion(question, screen)),
    ];
  });
}

const headingNote = 'A short heading above the questions. Keep it short.';

function shownInQuestion(question: LinkedQuestion, screen: string): ShownText[] {
  const owner = `${screen}, ${question.id}`;
  const own = { screen, question: question.id };
  const notes = (place: LinkedNote['place']) =>
    question.notes.flatMap((note, index) =>
      note.place === place ? shownInNote(note, { ...own, owner, number: index + 1 }) : [],
    );
  return [
    ...notes('above'),
    { ...own, text: question.ask, shown: `${owner}, question`, note: 'A question.' },
    ...question.options.map(({ label, value }) => ({
      ...{ ...own, text: label, shown: `${owner}, answer ${value}` },
      note: 'An answer to choose. The answers of a question must read differently.',
    })),
    ...(question.otherwise
      ? [
          {
            ...{ ...own, text: question.otherwise, shown: `${owner}, refusal` },
            note: 'What the person reads when the answer is not accepted.',
          },
        ]
      : []),
    ...notes('below'),
  ];
}

type NoteOwner = { owner: string; screen: string; question?: string; number: number };

function shownInNote(note: LinkedNote, { owner, number, ...own }: NoteOwner): ShownText[] {
  const shown = `${owner}, note ${number}`;
  const said = (text: LinkedText) => ({ ...own, text, shown, note: 'A note beside a question.' });
  const label = note.label ? [said(note.label)] : [];
  if ('text' in note) return [...label, said(note.text)];
  if ('list' in note) return [...label, ...note.list.map(said)];
  if ('image' in note) return label;
  const cells = [...note.table.headers, ...note.table.rows.flat()];
  return [
    ...label,
    ...cells.map((text) => ({ ...own, text, shown: `${shown}, table`, note: 'Part of a table.' })),
  ];
}
