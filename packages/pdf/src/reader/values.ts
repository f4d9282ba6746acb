/** Any object of a PDF, as stored in the file: references are not resolved. */
export type Value =
  | null
  | boolean
  | number
  | Name
  | PdfString
  | Reference
  | Value[]
  | Dictionary
  | StreamObject;

/** Keys are names, one character per byte. */
export type Dictionary = Map<string, Value>;

/** A name such as /Widget; one character per byte. */
export class Name {
  constructor(readonly text: string) {}
}

/** A string: bytes in any encoding. */
export class PdfString {
  constructor(readonly bytes: Uint8Array) {}
}

/** A pointer to an object elsewhere in the file. */
export class Reference {
  constructor(
    readonly number: number,
    readonly generation: number,
  ) {}
}

/** A dictionary followed by bytes, which are decrypted at first use. */
export class StreamObject {
  private decrypted: Uint8Array | undefined;

  constructor(
    readonly dictionary: Dictionary,
    private readonly stored: Uint8Array,
    private readonly decrypt?: (bytes: Uint8Array) => Uint8Array,
  ) {}

  /** The bytes, still compressed as the dictionary's Filter states. */
  get packed(): Uint8Array {
    this.decrypted ??= this.decrypt ? this.decrypt(this.stored) : this.stored;
    return this.decrypted;
  }
}

export function isDictionary(value: Value | undefined): value is Dictionary {
  return value instanceof Map;
}

export function isName(value: Value | undefined, text: string): boolean {
  return value instanceof Name && value.text === text;
}
