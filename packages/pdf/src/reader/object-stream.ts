import { type Budget, damaged } from './limits.ts';
import { Parser } from './parser.ts';
import type { Dictionary, Value } from './values.ts';

/** An object stream: many small objects in one stream. */
export class ObjectStream {
  readonly numbers: number[] = [];
  private readonly offsets: number[] = [];

  constructor(
    dictionary: Dictionary,
    private readonly bytes: Uint8Array,
    resolve: (value: Value | undefined) => Value,
    private readonly budget: Budget,
  ) {
    const count = resolve(dictionary.get('N'));
    const first = resolve(dictionary.get('First'));
    if (typeof count !== 'number' || typeof first !== 'number') {
      throw damaged('a compressed part of it has no list of contents');
    }
    const parser = new Parser(bytes);
    for (let i = 0; i < count; i += 1) {
      const number = parser.integer();
      const offset = parser.integer();
      if (number === undefined || offset === undefined) break;
      this.numbers.push(number);
      this.offsets.push(first + offset);
    }
  }

  /** The object with this number, which should be at the given index. */
  object(number: number, index: number): Value {
    const at = this.numbers[index] === number ? index : this.numbers.indexOf(number);
    const offset = this.offsets[at];
    if (offset === undefined) return null;
    const parser = new Parser(this.bytes, offset);
    const value = parser.value();
    this.budget.countValues(parser.count);
    return value;
  }
}
