import type { Bundle } from '@formpress/model';

/** Where each answer to a question leads, in every set that branches on it; empty when none does. */
export function branchesByAnswer(
  id: string,
  { interview, withFederal }: Bundle,
): ReadonlyMap<string, string> {
  const branches = new Map<string, string>();
  for (const { sets } of withFederal ? [interview, withFederal] : [interview]) {
    for (const [name, { next }] of Object.entries(sets)) {
      if (!('by' in next) || next.by !== id) continue;
      for (const [answer, target] of Object.entries(next.goTo)) {
        branches.set(answer, `${branches.get(answer) ?? ''} ${name}: ${JSON.stringify(target)}`);
      }
    }
  }
  return branches;
}
