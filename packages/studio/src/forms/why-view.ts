import { listPaths } from '@formpress/compiler';
import { interviewOf, type Walk, walk } from '@formpress/engine';
import type { Interview } from '@formpress/model';
import type { SentAnswers, WhyView } from '../foundation/wire.ts';
import type { OpenForm } from './open-forms.ts';

/** Why a set is on the path of these answers, or why not, and answers that would show it. */
export function whyView(
  form: OpenForm,
  sent: SentAnswers,
  set: string,
  question?: string,
): WhyView {
  const { bundle } = form.lowered;
  const interview = interviewOf(bundle, sent.federal !== undefined);
  const walked = walk(bundle, sent.answers, sent.federal);
  const words = wordsOf(form, sent);
  const required = question === undefined ? undefined : requiredWhen(form, question, walked);
  const steps = stepsIn(walked, interview, set, words);
  const at = walked.visited.indexOf(set);
  const common = { set, steps, ...(required && { required }) };
  if (at === 0)
    return { ...common, isShown: true, because: 'It is the first set, so everyone sees it.' };
  if (at > 0)
    return { ...common, isShown: true, because: steps.at(-1)?.says ?? 'It follows for everyone.' };
  const suggestion = wouldShow(form, sent, set);
  return {
    ...common,
    isShown: false,
    because: whyNot(walked, interview, set, words),
    ...(suggestion && {
      suggestion: { says: describeChange(sent, suggestion, words), sent: suggestion },
    }),
  };
}

type Words = { question(id: string): string; answer(id: string, value: string): string };

/** The English of questions and answers. */
function wordsOf({ lowered }: OpenForm, { federal }: SentAnswers): Words {
  const { interview, withFederal } = lowered.questionSets.en;
  const bodies = Object.values(federal ? (withFederal ?? interview) : interview) as {
    questions: { id: string; questionText: string; questionOptions?: Option[] }[];
  }[];
  const questions = new Map(
    bodies.flatMap((body) => body.questions.map((each) => [each.id, each])),
  );
  return {
    question: (id) => questions.get(id)?.questionText ?? id,
    answer: (id, value) =>
      questions.get(id)?.questionOptions?.find((each) => String(each.value) === value)?.label ??
      value,
  };
}

type Option = { label: string; value: string | boolean };

/** The branches on the path, up to a set, or all of them. */
function stepsIn(walked: Walk, interview: Interview, set: string, words: Words): WhyView['steps'] {
  const at = walked.visited.indexOf(set);
  const before = at < 0 ? walked.visited : walked.visited.slice(0, at);
  return before.flatMap((id) => {
    const next = interview.sets[id]?.next;
    if (!next || !('by' in next)) return [];
    const answer = walked.values.get(next.by)?.sent;
    if (answer === undefined) return [];
    const says = `“${words.question(next.by)}” is answered “${words.answer(next.by, answer)}”.`;
    return [{ set: id, says }];
  });
}

/** Where the path turned away from a set. */
function whyNot(
  { visited, values }: Walk,
  interview: Interview,
  set: string,
  words: Words,
): string {
  const reaching = setsBefore(interview, set);
  const last = visited.findLast((id) => reaching.has(id));
  if (last === undefined) return 'No set of this path leads there.';
  const next = interview.sets[last]?.next;
  if (!next || !('by' in next)) return `The path ends before it, at ${last}.`;
  const answer = values.get(next.by)?.sent;
  const question = words.question(next.by);
  if (answer === undefined) return `“${question}” in ${last} is not answered yet.`;
  const answers = Object.entries(next.goTo).flatMap(([value, target]) =>
    'to' in target && (target.to === set || reaching.has(target.to))
      ? [`“${words.answer(next.by, value)}”`]
      : [],
  );
  const leads = answers.length > 0 ? ` Only ${answers.join(' or ')} leads there.` : '';
  return `“${question}” in ${last} is answered “${words.answer(next.by, answer)}”.${leads}`;
}

/** The sets from which a set can be reached. */
function setsBefore({ sets }: Interview, wanted: string): Set<string> {
  const before = new Set<string>();
  const waiting = [wanted];
  for (let to = waiting.pop(); to !== undefined; to = waiting.pop()) {
    for (const [from, { next }] of Object.entries(sets)) {
      const targets = 'by' in next ? Object.values(next.goTo) : [next];
      const leads = targets.some((target) => 'to' in target && target.to === to);
      if (!leads || before.has(from)) continue;
      before.add(from);
      waiting.push(from);
    }
  }
  return before;
}

/** Answers that would show a set, from the proved path through it that keeps most of the current answers. */
function wouldShow({ lowered }: OpenForm, sent: SentAnswers, set: string): SentAnswers | undefined {
  const { bundle } = lowered;
  const isFederal = sent.federal !== undefined;
  const reaches = (each: SentAnswers) =>
    walk(bundle, each.answers, each.federal).visited.includes(set);
  const paths = listPaths(lowered).paths.filter(
    (path) => path.sets.includes(set) && (path.federal !== undefined) === isFederal,
  );
  const kept = (path: (typeof paths)[number]) =>
    Object.entries(sent.answers).filter(([id, value]) => path.answers[id] === value).length;
  const [path] = paths.sort((a, b) => kept(b) - kept(a) || a.sets.length - b.sets.length);
  if (!path) return undefined;
  const federal = path.federal && { federal: { ...path.federal } };
  const decisions = Object.fromEntries(
    Object.entries(path.answers).filter(([id]) => deciding(bundle, isFederal).has(id)),
  );
  const gentle = { answers: { ...sent.answers, ...decisions }, ...federal };
  return reaches(gentle) ? gentle : { answers: { ...path.answers }, ...federal };
}

/** The questions that decide a branch. */
function deciding(bundle: OpenForm['lowered']['bundle'], isFederal: boolean): Set<string> {
  const sets = Object.values(interviewOf(bundle, isFederal).sets);
  return new Set(sets.flatMap(({ next }) => ('by' in next ? [next.by] : [])));
}

function describeChange(before: SentAnswers, after: SentAnswers, words: Words): string {
  const changed = Object.entries(after.answers).filter(
    ([id, value]) => before.answers[id] !== value,
  );
  const parts = changed
    .slice(0, 3)
    .map(([id, value]) => `“${words.question(id)}” with “${words.answer(id, value)}”`);
  const more = changed.length > 3 ? `, and ${changed.length - 3} more` : '';
  return `Answer ${parts.join(', ')}${more}.`;
}

/** A sentence with the formula that requires an answer and the values that it reads now; undefined without a formula. */
function requiredWhen({ linked }: OpenForm, id: string, { values }: Walk): string | undefined {
  const required = linked.questions.get(id)?.required;
  if (typeof required !== 'object') return undefined;
  const present = required.when.reads.map(
    ({ name }) => `${name} is ${values.get(name)?.text ?? 'not answered'}`,
  );
  return `An answer is required when ${required.when.text.trim()}. Now ${present.join(', ')}.`;
}
