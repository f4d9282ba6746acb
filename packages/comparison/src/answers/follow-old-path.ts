import type { Bundle, Interview } from '@formpress/model';
import { branches, type Decisions, type Path } from './paths-through.ts';

/** A continuation of an old path in the new interview. */
export type Continuation = Path & {
  /**
   * The question whose stored answer decides the end; absent where the end depends on an answer that
   * is not stored.
   */
  endsBy?: string;
};

/**
 * Follows the new interview with the answers that the old path knows. Where an answer is not stored,
 * or is not known to have decided anything, follows every continuation, up to a limit.
 */
export function followOldPath(
  path: Path,
  before: Bundle,
  interview: Interview,
  most: number,
): Continuation[] {
  const found: Continuation[] = [];
  const stored = new Set(path.asked.filter((id) => !before.questions[id]?.calculate));
  const isStored = (by: string) => stored.has(by) || path.decisions.has(by);
  type Walk = { decisions: Decisions; asked: readonly string[]; sure: boolean };
  const follow = (id: string, { decisions, asked, sure }: Walk): void => {
    const set = interview.sets[id];
    if (!set || found.length >= most) return;
    const all = [...asked, ...set.questions];
    for (const { target, by, decisions: then } of branches(set.next, decisions)) {
      const stillSure = sure && (by === undefined || isStored(by));
      if ('to' in target) follow(target.to, { decisions: then, asked: all, sure: stillSure });
      else
        found.push({
          decisions: then,
          asked: all,
          end: target,
          ...(stillSure && by !== undefined ? { endsBy: by } : {}),
        });
    }
  };
  follow(interview.start, { decisions: path.decisions, asked: [], sure: true });
  return found;
}
