/** A map that holds no more than so many entries: the oldest goes when another comes. */
export type BoundedMap<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

/** Whoever sends ever new keys must not fill the memory. */
export function createBoundedMap<Value>(most: number): BoundedMap<Value> {
  const entries = new Map<string, Value>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      const oldest = entries.keys().next();
      if (entries.size >= most && !oldest.done) entries.delete(oldest.value);
      entries.set(key, value);
    },
  };
}
