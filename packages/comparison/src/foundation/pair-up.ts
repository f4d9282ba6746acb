/** What has the same name before and after, what is gone and what is new. */
export type Paired<T> = {
  both: { name: string; before: T; after: T }[];
  gone: { name: string; before: T }[];
  added: { name: string; after: T }[];
};

/** Pairs two lists of named things, in the order of the first, then of the second. */
export function pairUp<T>(
  before: Iterable<readonly [string, T]>,
  after: Iterable<readonly [string, T]>,
): Paired<T> {
  const now = new Map(after);
  const then = new Map(before);
  const paired: Paired<T> = { both: [], gone: [], added: [] };
  for (const [name, value] of then) {
    const match = now.get(name);
    if (match === undefined) paired.gone.push({ name, before: value });
    else paired.both.push({ name, before: value, after: match });
  }
  for (const [name, value] of now) {
    if (!then.has(name)) paired.added.push({ name, after: value });
  }
  return paired;
}

/** Pairs the entries of two objects. */
export function pairEntries<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): Paired<T> {
  return pairUp(Object.entries(before), Object.entries(after));
}
