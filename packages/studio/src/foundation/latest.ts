/** Keeps a limited number of values: those that were used most recently. */
export class Latest<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): T | undefined {
    const found = this.#kept.get(key);
    if (found !== undefined) this.set(key, found);
    return found;
  }

  set(key: string, value: T): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
  }
}
