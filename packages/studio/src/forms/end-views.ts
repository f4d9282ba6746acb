import { type LoweredForm, listPaths } from '@formpress/compiler';
import type { EndView } from '../foundation/wire.ts';
import { endNamed, ineligible } from './graph-view.ts';

/** Every end that a proved path reaches, with the answers of the shortest such path. */
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
  return {
    ends: [...ends.values()].map(({ length: _, ...end }) => end),
    paths: { run: paths.length, of: of.toLocaleString('en-US') },
  };
}

function nameOf(finish: string): string {
  if (finish === 'INELIGIBLE') return ineligible;
  return finish.startsWith('BROKEN_RULE') ? finish : endNamed(finish);
}

function labelOf(finish: string): string {
  if (finish === 'INELIGIBLE') return 'Not eligible';
  if (finish.startsWith('BROKEN_RULE'))
    return `Refused by rule ${finish.slice('BROKEN_RULE '.length)}`;
  return `Sign: ${finish}`;
}
