/** A map with a maximum number of entries. The oldest is removed when a new one is added. */
export type BoundedMap<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

/** Creates a bounded map, so that callers who send ever new keys cannot fill the memory. */
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
