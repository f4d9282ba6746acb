import type { Bundle, Question } from '@formpress/model';
import type { Change } from '../foundation/change.ts';
import type { ComparedForm } from '../foundation/compared.ts';
import { quotedList } from '../foundation/describe-list.ts';
import { pairEntries } from '../foundation/pair-up.ts';
import { compareQuestion } from './compare-question.ts';

/** What changed in the questions. comparePaths reports the new ones that must be answered. */
export function compareQuestions(before: ComparedForm, after: ComparedForm): Change[] {
  const { both, gone, added } = pairEntries(before.bundle.questions, after.bundle.questions);
  const successors = successorsOf(
    gone.map(({ name }) => name),
    added.map(({ name }) => name),
    before,
    after,
  );
  return [
    ...gone.map(({ name, before: question }) => isGone(name, question, successors.get(name))),
    ...both.flatMap(({ name, before: then, after: now }) => compareQuestion(name, then, now)),
    ...newQuestions(added),
  ];
}

function isGone(about: string, { calculate }: Question, successor: string | undefined): Change {
  const was = calculate ? 'It was calculated.' : `An answer sent to "${about}" is refused.`;
  const same = successor === undefined ? '' : `; "${successor}" asks the same`;
  const says = `"${about}" is gone${same}. ${was}`;
  return { breaks: ['CLIENT'], kind: 'question-removed', about, says };
}

function newQuestions(added: { name: string; after: Question }[]): Change[] {
  const optional = added.filter(({ after }) => !after.calculate && after.required === 'NEVER');
  const calculated = added.filter(({ after }) => after.calculate);
  return [
    ...describeNew(optional, 'may be left out'),
    ...describeNew(calculated, calculated.length === 1 ? 'is calculated' : 'are calculated'),
  ];
}

function describeNew(questions: { name: string }[], what: string): Change[] {
  if (questions.length === 0) return [];
  const names = questions.map(({ name }) => name);
  const says = `${quotedList(names)} ${names.length === 1 ? 'is' : 'are'} new and ${what}.`;
  return [{ breaks: [], kind: 'question-added', about: names.join(', '), says }];
}

/** A question that is gone may continue under another id: it then has the same English text. */
function successorsOf(
  gone: readonly string[],
  added: readonly string[],
  before: ComparedForm,
  after: ComparedForm,
): ReadonlyMap<string, string> {
  const [then, now] = [askedIn(before), askedIn(after)];
  const pairs = gone.flatMap((id) => {
    const same = added.filter((other) => {
      const kinds = [before.bundle, after.bundle].map((bundle, i) =>
        kindOf(bundle, i ? other : id),
      );
      return then.get(id) !== undefined && then.get(id) === now.get(other) && kinds[0] === kinds[1];
    });
    return same.length === 1 ? [[id, same[0] ?? ''] as const] : [];
  });
  return new Map(pairs);
}

function kindOf(bundle: Bundle, id: string): string {
  const { kind, calculate } = bundle.questions[id] ?? { kind: '' };
  return `${kind} ${calculate !== undefined}`;
}

function askedIn({ questionSets }: ComparedForm): ReadonlyMap<string, string> {
  type Body = { questions: { id: string; questionText: string }[] };
  const sets = Object.values(questionSets.en.interview) as Body[];
  return new Map(sets.flatMap(({ questions }) => questions.map((q) => [q.id, q.questionText])));
}
