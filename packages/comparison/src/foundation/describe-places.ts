import { plainList } from './describe-list.ts';

/** Where someone lives and where they work. */
export type Pair = { home: string; work: string };

type Side = 'home' | 'work';
/**
 * Places with the same counterparts: anywhere, only themselves, anywhere but themselves, or a list.
 */
type Group = { keys: string[]; partners: 'anywhere' | 'same' | 'elsewhere' | string[] };

/** Who lives where and works where, in few words: those who live in AZ and work in CA or NV. */
export function describePlaces(pairs: readonly Pair[], everywhere: readonly string[]): string {
  if (pairs.length === everywhere.length ** 2) return 'everyone';
  const centre = centreOf(pairs, everywhere);
  if (centre !== undefined) return `those who live or work in ${centre}`;
  const [byWork, byHome] = (['work', 'home'] as const).map((side) =>
    groupsBy(side, pairs, everywhere).map((group) => phrase(side, group, everywhere)),
  ) as [string[], string[]];
  const [first, second] = [plainList(byWork), plainList(byHome)];
  return first.length <= second.length ? first : second;
}

/** The one place in which all of them live or work, if nobody else does. */
function centreOf(pairs: readonly Pair[], everywhere: readonly string[]): string | undefined {
  if (pairs.length !== 2 * everywhere.length - 1) return undefined;
  return everywhere.find((code) => pairs.every(({ home, work }) => home === code || work === code));
}

function groupsBy(side: Side, pairs: readonly Pair[], everywhere: readonly string[]): Group[] {
  const other = side === 'home' ? 'work' : 'home';
  const partners = new Map<string, string[]>();
  for (const pair of pairs) {
    partners.set(pair[side], [...(partners.get(pair[side]) ?? []), pair[other]]);
  }
  const groups = new Map<string, Group>();
  for (const [key, codes] of partners) {
    const relation = relationOf(key, codes, everywhere);
    const group = groups.get(String(relation)) ?? { keys: [], partners: relation };
    group.keys.push(key);
    groups.set(String(relation), group);
  }
  return [...groups.values()];
}

function relationOf(
  key: string,
  codes: string[],
  everywhere: readonly string[],
): Group['partners'] {
  if (codes.length === everywhere.length) return 'anywhere';
  if (codes.length === 1 && codes[0] === key) return 'same';
  return codes.length === everywhere.length - 1 && !codes.includes(key) ? 'elsewhere' : codes;
}

const verbs = { home: 'live', work: 'work' };

function phrase(side: Side, { keys, partners }: Group, everywhere: readonly string[]): string {
  const here = `${verbs[side]} in ${places(keys, everywhere)}`;
  const there = verbs[side === 'home' ? 'work' : 'home'];
  if (partners === 'anywhere') return `those who ${here}`;
  if (partners === 'elsewhere') return `those who ${here} and ${there} elsewhere`;
  if (partners === 'same')
    return keys.length === 1
      ? `those who live and ${verbs.work} in ${keys[0]}`
      : `those who live where they work, in ${places(keys, everywhere)}`;
  const far = `${there} in ${places(partners, everywhere)}`;
  return `those who ${side === 'home' ? `${here} and ${far}` : `${far} and ${here}`}`;
}

function places(codes: readonly string[], everywhere: readonly string[]): string {
  const missing = everywhere.filter((code) => !codes.includes(code));
  if (codes.length <= everywhere.length / 2) return plainList(codes, 'or');
  return missing.length === 0 ? 'any place' : `any place but ${plainList(missing, 'or')}`;
}
