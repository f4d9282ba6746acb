import type {
  LinkedForm,
  LinkedInterview,
  LinkedRule,
  LinkedSet,
} from '../4-link/linked/linked-form.ts';

/**
 * The rules that can be checked after each set. A rule is checked after the set that asks the last question it reads,
 * which can be a different set on each path.
 */
export function rulesBySet(
  { sets }: LinkedInterview,
  { rules, questions }: Pick<LinkedForm, 'rules' | 'questions'>,
): Map<string, LinkedRule[]> {
  const found = new Map<string, LinkedRule[]>();
  for (const rule of rules) {
    const names = namesBehind(rule, questions);
    const asking = new Set(sets.filter((set) => asksAny(set, names)).map(({ id }) => id));
    for (const set of sets)
      if (asking.has(set.id) && mayEndWithout(set, sets, asking))
        found.set(set.id, [...(found.get(set.id) ?? []), rule]);
  }
  return found;
}

/** The questions that a rule reads, and those that calculated ones among them read. */
function namesBehind({ when, question }: LinkedRule, questions: LinkedForm['questions']) {
  const names = new Set([question.id, ...when.reads.map(({ name }) => name)]);
  for (const name of names)
    for (const read of questions.get(name)?.calculate?.is.reads ?? []) names.add(read.name);
  return names;
}

function asksAny({ questions }: LinkedSet, names: ReadonlySet<string>): boolean {
  return questions.some(({ question }) => names.has(question.id));
}

/** Whether an interview can finish after a set without passing another of some sets. */
function mayEndWithout(
  from: LinkedSet,
  sets: readonly LinkedSet[],
  others: ReadonlySet<string>,
): boolean {
  const byId = new Map(sets.map((set) => [set.id, set]));
  const seen = new Set<string>();
  const open = [from];
  for (let set = open.pop(); set; set = open.pop()) {
    for (const target of targetsOf(set)) {
      if (!('set' in target)) {
        if ('finish' in target) return true;
        continue;
      }
      if (others.has(target.set) || seen.has(target.set)) continue;
      seen.add(target.set);
      const next = byId.get(target.set);
      if (next) open.push(next);
    }
  }
  return false;
}

function targetsOf({ next }: LinkedSet) {
  return next.kind === 'always'
    ? [next.target]
    : [...next.goTo.values()].map((each) => each.target);
}
