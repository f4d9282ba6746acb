import type { Bundle, Migration } from '@formpress/model';
import { answerCompatibility } from '../answers/answer-compatibility.ts';
import { replayOldPaths } from '../answers/replay-old-paths.ts';
import { isSame } from '../foundation/canonical-json.ts';

/** What happens to answers stored under an earlier version in a later one, whatever they are. */
export function migrationOf(before: Bundle, after: Bundle): Migration {
  const migration: Migration = { kept: [], narrowed: [], dropped: [], required: [] };
  for (const [id, then] of Object.entries(before.questions)) {
    if (then.calculate) continue;
    const now = after.questions[id];
    const compatibility = now && !now.calculate ? answerCompatibility(then, now) : undefined;
    if (!compatibility) migration.dropped.push(id);
    else if (!compatibility.refused) migration.kept.push(id);
    else migration.narrowed.push({ question: id, ...witnessOf(compatibility.witness) });
  }
  migration.required = newlyRequired(before, after);
  return migration;
}

function witnessOf(witness: string | undefined): { witness?: string } {
  return witness === undefined ? {} : { witness };
}

/** Questions that someone with stored answers must answer now, in the order of the form. */
function newlyRequired(before: Bundle, after: Bundle): string[] {
  const ids = new Set(interviewPairs(before, after).flatMap((pair) => requiredOn(...pair)));
  for (const [id, { when }] of Object.entries(after.questions)) {
    const then = before.questions[id]?.when;
    if (when && then && !isSame(when, then)) ids.add(id);
  }
  return Object.keys(after.questions).filter((id) => ids.has(id));
}

type Side = Parameters<typeof replayOldPaths>[0];

function requiredOn(before: Side, after: Side): string[] {
  return [...replayOldPaths(before, after).required.keys()];
}

function interviewPairs(before: Bundle, after: Bundle): [Side, Side][] {
  const main: [Side, Side] = [
    { bundle: before, interview: before.interview },
    { bundle: after, interview: after.interview },
  ];
  if (!before.withFederal || !after.withFederal) return [main];
  return [
    main,
    [
      { bundle: before, interview: before.withFederal },
      { bundle: after, interview: after.withFederal },
    ],
  ];
}
