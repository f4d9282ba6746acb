import { type LoweredForm, listPaths } from '@formpress/compiler';
import type { EndView } from '../foundation/wire.ts';
import { endNamed, ineligible } from './graph-view.ts';

const brokenRule = 'BROKEN_RULE';

/** Every end that a proved path reaches, with the answers of the shortest path to it. */
export function endsOf(form: LoweredForm): { ends: EndView[]; paths: { run: number; of: string } } {
  const { paths, of } = listPaths(form);
  const ends = new Map<string, EndView & { length: number }>();
  for (const { finish, answers, federal, sets } of paths) {
    if (finish === '') continue;
    const isFederal = federal !== undefined;
    const key = `${isFederal} ${finish}`;
    const known = ends.get(key);
    if (known && known.length <= sets.length) continue;
    ends.set(key, {
      name: nameOf(finish),
      label: labelOf(finish),
      isFederal,
      sent: { answers: { ...answers }, ...(federal && { federal: { ...federal } }) },
      length: sets.length,
    });
  }
  const all = [...ends.values()].map(({ length: _, ...end }) => end);
  return {
    ends: all.filter((end) => isOwnEnd(end, all)),
    paths: { run: paths.length, of: of.toLocaleString('en-US') },
  };
}

/** Whether to list an end. Several rules broken at once are listed only if one of them is never broken alone. */
function isOwnEnd({ name, isFederal }: EndView, all: readonly EndView[]): boolean {
  const [kind, ...rules] = name.split(' ');
  if (kind !== brokenRule || rules.length < 2) return true;
  return rules.some(
    (rule) =>
      !all.some((end) => end.isFederal === isFederal && end.name === `${brokenRule} ${rule}`),
  );
}

function nameOf(finish: string): string {
  if (finish === 'INELIGIBLE') return ineligible;
  return finish.startsWith(brokenRule) ? finish : endNamed(finish);
}

function labelOf(finish: string): string {
  if (finish === 'INELIGIBLE') return 'Not eligible';
  if (finish.startsWith(brokenRule))
    return `Refused by rule ${finish.slice(brokenRule.length + 1)}`;
  return `Sign: ${finish}`;
}
