import type { Next, Target } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';

/** What changed in where a set leads. A set that only has another id is the same target. */
export function compareNavigation(
  set: string,
  before: Next | undefined,
  after: Next | undefined,
  matches: ReadonlyMap<string, string>,
): Change[] {
  if (!before || !after) return [];
  const then = renameTargets(before, matches);
  if (isSame(then, after)) return [];
  return describeNext(set, then, after).map(({ says, isEnd }) => ({
    breaks: isEnd ? [] : ['CLIENT'],
    kind: 'navigation-changed',
    about: set,
    says,
  }));
}

/** Old targets by their new ids. */
function renameTargets(next: Next, matches: ReadonlyMap<string, string>): Next {
  const rename = <T extends Target>(target: T): T =>
    'to' in target ? { ...target, to: matches.get(target.to) ?? target.to } : target;
  if (!('by' in next)) return rename(next);
  const goTo = Object.entries(next.goTo).map(([answer, target]) => [answer, rename(target)]);
  return { by: next.by, goTo: Object.fromEntries(goTo) };
}

/** A sentence, and whether only the statement at the end differs. */
type NextChange = { says: string; isEnd: boolean };

/** One sentence for each answer that leads elsewhere. */
function describeNext(set: string, then: Next, now: Next): NextChange[] {
  if ('by' in then && 'by' in now && then.by === now.by) {
    return Object.entries(now.goTo).flatMap(([answer, target]) => {
      const old = then.goTo[answer];
      if (!old || isSame(old, target)) return [];
      const given = `In "${set}", the answer "${answer}" to "${now.by}"`;
      const says = `${given} ${leads(target)}; before, it ${led(old)}.`;
      return [{ says, isEnd: 'finish' in old && 'finish' in target }];
    });
  }
  const says = `"${set}" ${leadsOn(now)}; before, it ${ledOn(then)}.`;
  return [{ says, isEnd: 'finish' in then && 'finish' in now }];
}

function leadsOn(next: Next): string {
  return 'by' in next ? `goes by the answer to "${next.by}"` : leads(next);
}

function ledOn(next: Next): string {
  return 'by' in next ? `went by the answer to "${next.by}"` : led(next);
}

function leads(target: Target): string {
  if ('to' in target) return `leads to "${target.to}"`;
  return 'finish' in target ? `finishes with "${target.finish}"` : 'leads to INELIGIBLE';
}

function led(target: Target): string {
  return leads(target)
    .replace(/^leads/, 'led')
    .replace(/^finishes/, 'finished');
}
