import { hexDigit, isDigit, isRegular, isWhite, latin1 } from './characters.ts';
import { checkLevel, damaged, limits, tooManyObjects } from './limits.ts';
import { readHex, readLiteral } from './strings.ts';
import { type Dictionary, Name, PdfString, Reference, type Value } from './values.ts';
import { wordAt } from './words.ts';

/** Parses objects one after another. Strings are decrypted when `decrypt` is given. */
export class Parser {
  /** The number of values parsed so far, including lists and their elements. */
  count = 0;

  constructor(
    readonly bytes: Uint8Array,
    public position = 0,
    private readonly decrypt?: (bytes: Uint8Array) => Uint8Array,
  ) {}

  /** The next object. */
  value(level = 0): Value {
    checkLevel(level);
    this.count += 1;
    if (this.count > limits.values) throw tooManyObjects();
    this.skipWhite();
    const code = this.bytes[this.position];
    if (code === 0x2f) return this.name();
    if (code === 0x3c) return this.angle(level);
    if (code === 0x28) return this.string(readLiteral(this.bytes, this.position + 1));
    if (code === 0x5b) return this.array(level);
    if (isDigit(code)) return this.numberOrReference();
    if (code === 0x2b || code === 0x2d || code === 0x2e) return this.number();
    return this.word(level);
  }

  /** The next keyword (obj, stream, xref, trailer …), which may be empty. */
  keyword(): string {
    this.skipWhite();
    const start = this.position;
    while (isRegular(this.bytes[this.position])) this.position += 1;
    return wordAt(this.bytes, start, this.position);
  }

  /** The next integer, or undefined without moving. */
  integer(): number | undefined {
    this.skipWhite();
    let at = this.position;
    let value = 0;
    for (let code = this.bytes[at]; isDigit(code); code = this.bytes[++at]) {
      value = value * 10 + (code as number) - 48;
    }
    if (at === this.position || at > this.position + 15) return undefined;
    this.position = at;
    return value;
  }

  skipWhite(): void {
    for (;;) {
      const code = this.bytes[this.position];
      if (isWhite(code)) {
        this.position += 1;
      } else if (code === 0x25) {
        this.skipComment();
      } else {
        return;
      }
    }
  }

  private skipComment(): void {
    for (;;) {
      const code = this.bytes[this.position];
      if (code === undefined || code === 0x0a || code === 0x0d) return;
      this.position += 1;
    }
  }

  private name(): Name {
    return new Name(this.nameText());
  }

  private nameText(): string {
    this.position += 1;
    const start = this.position;
    let escaped = false;
    for (let code = this.bytes[start]; isRegular(code); code = this.bytes[this.position]) {
      if (code === 0x23) escaped = true;
      this.position += 1;
    }
    const text = wordAt(this.bytes, start, this.position);
    return escaped ? unescapeName(text) : text;
  }

  private angle(level: number): Value {
    if (this.bytes[this.position + 1] === 0x3c) return this.dictionary(level);
    return this.string(readHex(this.bytes, this.position + 1));
  }

  private string(read: { bytes: Uint8Array; end: number }): PdfString {
    this.position = read.end;
    return new PdfString(this.decrypt ? this.decrypt(read.bytes) : read.bytes);
  }

  private array(level: number): Value[] {
    this.position += 1;
    const items: Value[] = [];
    for (;;) {
      this.skipWhite();
      if (this.bytes[this.position] === 0x5d) break;
      items.push(this.value(level + 1));
    }
    this.position += 1;
    return items;
  }

  private dictionary(level: number): Dictionary {
    this.position += 2;
    const dictionary: Dictionary = new Map();
    for (;;) {
      this.skipWhite();
      const code = this.bytes[this.position];
      if (code === 0x3e && this.bytes[this.position + 1] === 0x3e) break;
      if (code !== 0x2f) throw damaged('a dictionary in it is broken');
      const key = this.nameText();
      dictionary.set(key, this.value(level + 1));
    }
    this.position += 2;
    return dictionary;
  }

  private numberOrReference(): number | Reference {
    const start = this.position;
    const first = this.integer();
    if (first === undefined || !isWhite(this.bytes[this.position])) return this.numberFrom(start);
    const afterFirst = this.position;
    const generation = this.integer();
    if (generation !== undefined && generation < 65536) {
      this.skipWhite();
      if (this.bytes[this.position] === 0x52 && !isRegular(this.bytes[this.position + 1])) {
        this.position += 1;
        return new Reference(first, generation);
      }
    }
    this.position = afterFirst;
    return first;
  }

  private numberFrom(start: number): number {
    this.position = start;
    return this.number();
  }

  /** Reads plain digits one by one into an exact integer, and divides it only once, so that the result is precise. */
  private number(): number {
    const { bytes, position } = this;
    const first = bytes[position];
    let at = first === 0x2d || first === 0x2b ? position + 1 : position;
    let [digits, value, scale] = [0, 0, 0];
    for (let code = bytes[at]; isRegular(code); code = bytes[++at]) {
      if (code === 0x2e && scale === 0) {
        scale = 1;
      } else if (isDigit(code) && digits < 15) {
        digits += 1;
        value = value * 10 + (code as number) - 48;
        scale *= 10;
      } else {
        return this.oddNumber();
      }
    }
    if (digits === 0) return this.oddNumber();
    this.position = at;
    const size = value / (scale || 1);
    return first === 0x2d ? -size : size;
  }

  private oddNumber(): number {
    const start = this.position;
    while (isRegular(this.bytes[this.position])) this.position += 1;
    const value = Number.parseFloat(latin1(this.bytes.subarray(start, this.position)));
    return Number.isFinite(value) ? value : 0;
  }

  private word(level: number): Value {
    const start = this.position;
    const word = this.keyword();
    if (word === 'true') return true;
    if (word === 'false') return false;
    if (word === 'null') return null;
    if (word !== 'endobj' || level > 0) throw damaged('an object in it cannot be read');
    this.position = start;
    return null;
  }
}

function unescapeName(text: string): string {
  return text.replace(/#([0-9A-Fa-f])([0-9A-Fa-f])/g, (_, high: string, low: string) =>
    String.fromCharCode(hexDigit(high.charCodeAt(0)) * 16 + hexDigit(low.charCodeAt(0))),
  );
}
