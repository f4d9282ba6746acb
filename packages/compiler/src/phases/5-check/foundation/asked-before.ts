import type { LinkedQuestion, LinkedSet } from '../../4-link/linked/linked-form.ts';
import { type Asked, type AskedInterview, branchesOf } from './interviews-of.ts';

/** What was asked before each reachable set of an interview. Loops are followed once. */
export function askedBefore(interviewed: AskedInterview): Map<string, Asked> {
  const { interview, begins, given } = interviewed;
  const byId = new Map(interview.sets.map((set) => [set.id, set]));
  const asked = new Map<string, Asked>();
  const waiting: { set: LinkedSet; before: Asked }[] = [];
  const visit = (id: string, before: Asked) => {
    const set = byId.get(id);
    if (set) waiting.push({ set, before });
  };
  for (const id of begins) visit(id, given);
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const merged = merge(asked.get(item.set.id), item.before);
    if (!merged) continue;
    asked.set(item.set.id, merged);
    const after = askedAfter(item.set, merged, interviewed);
    for (const { target } of branchesOf(item.set)) if ('set' in target) visit(target.set, after);
  }
  return asked;
}

/** What was asked when a set is left. */
export function askedAfter(
  { questions }: LinkedSet,
  before: Asked,
  { optional }: Pick<AskedInterview, 'optional'>,
): Asked {
  const onSomePath = new Set(before.onSomePath);
  const onEveryPath = new Set(before.onEveryPath);
  for (const { question } of questions) {
    onSomePath.add(question.id);
    if (optional.has(question.id)) continue;
    if (isAnswered(question, onEveryPath)) onEveryPath.add(question.id);
    else onEveryPath.delete(question.id);
  }
  return { onSomePath, onEveryPath };
}

/** Whether a question always has an answer where it is asked; a result has one if something it reads has. */
export function isAnswered(
  { required, calculate }: LinkedQuestion,
  answered: ReadonlySet<string>,
): boolean {
  if (!calculate) return required === 'always';
  const { reads } = calculate.is;
  return reads.length === 0 || reads.some(({ name }) => answered.has(name));
}

/** The intersection and the union of two paths to a set; undefined when the second adds nothing new. */
function merge(known: Asked | undefined, other: Asked): Asked | undefined {
  if (!known) return other;
  const onSomePath = new Set([...known.onSomePath, ...other.onSomePath]);
  const onEveryPath = new Set([...known.onEveryPath].filter((id) => other.onEveryPath.has(id)));
  const changed =
    onSomePath.size > known.onSomePath.size || onEveryPath.size < known.onEveryPath.size;
  return changed ? { onSomePath, onEveryPath } : undefined;
}
