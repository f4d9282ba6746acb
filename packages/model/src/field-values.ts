/**
 * Values of fields by full name, in insertion order, so that they can be read without looking names
 * up. A field that is set twice has the later value.
 */
export class FieldValues<Value = string> implements Iterable<[name: string, value: Value]> {
  readonly names: string[] = [];
  readonly values: Value[] = [];

  constructor(entries: Iterable<readonly [name: string, value: Value]> = []) {
    for (const [name, value] of entries) this.set(name, value);
  }

  set(name: string, value: Value): void {
    this.names.push(name);
    this.values.push(value);
  }

  get(name: string): Value | undefined {
    return this.values[this.names.lastIndexOf(name)];
  }

  /** Calls a function with each value and its name, in that order, as a Map does. */
  forEach(visit: (value: Value, name: string) => void): void {
    for (let i = 0; i < this.names.length; i += 1)
      visit(this.values[i] as Value, this.names[i] as string);
  }

  *[Symbol.iterator](): Generator<[name: string, value: Value]> {
    for (const [i, name] of this.names.entries()) yield [name, this.values[i] as Value];
  }
}
