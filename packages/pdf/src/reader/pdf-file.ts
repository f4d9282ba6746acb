import { type CrossReferences, readCrossReferences } from './cross-references.ts';
import { type Encryption, readEncryption } from './encryption.ts';
import { bodyOf } from './header.ts';
import { isIntact } from './inflate.ts';
import { Budget, checkLevel, DamagedPdf, damaged } from './limits.ts';
import type { ObjectLocation } from './object-locations.ts';
import { ObjectStream } from './object-stream.ts';
import { readObject } from './read-object.ts';
import { rebuild } from './rebuild.ts';
import { unpack } from './unpack.ts';
import {
  type Dictionary,
  isDictionary,
  isName,
  PdfString,
  Reference,
  StreamObject,
  type Value,
} from './values.ts';

/** A PDF whose objects are loaded and decrypted on demand, and can then be changed. */
export class PdfFile {
  readonly budget = new Budget();
  private readonly bytes: Uint8Array;
  private readonly loaded = new Map<number, Value>();
  private readonly loading = new Set<number>();
  private readonly streams = new Map<number, ObjectStream>();
  private references: CrossReferences;
  private encryption: Encryption | undefined;
  private rebuilt = false;
  private nextNumber: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bodyOf(bytes);
    this.references = this.readReferences();
    this.openEncryption();
    this.nextNumber = this.references.places.size;
  }

  get trailer(): Dictionary {
    return this.references.trailer;
  }

  /** The object that a reference points to, or the value itself. */
  resolve = (value: Value | undefined): Value => {
    let current = value ?? null;
    for (let level = 0; current instanceof Reference; level += 1) {
      checkLevel(level);
      current = this.load(current.number);
    }
    return current;
  };

  /** An entry of a dictionary, with references resolved. */
  at(dictionary: Dictionary, key: string): Value {
    return this.resolve(dictionary.get(key));
  }

  /** The decompressed bytes of a stream, or undefined when its filter is not supported. */
  unpack(stream: StreamObject): Uint8Array | undefined {
    this.budget.checkTime();
    return unpack(stream, this.resolve, this.budget);
  }

  /** Whether a stream that is only compressed with zlib is undamaged. */
  isIntact(stream: StreamObject): boolean {
    this.budget.checkTime();
    return isIntact(stream.packed, this.budget);
  }

  /** Adds an object and returns the reference to it. */
  add(value: Value): Reference {
    const number = this.nextNumber++;
    this.loaded.set(number, value);
    return new Reference(number, 0);
  }

  /** Replaces an object. */
  replace(reference: Reference, value: Value): void {
    this.loaded.set(reference.number, value);
  }

  private readReferences(): CrossReferences {
    try {
      return readCrossReferences(this.bytes, this.budget);
    } catch (problem) {
      if (!(problem instanceof DamagedPdf)) throw problem;
      this.rebuilt = true;
      return rebuild(this.bytes, this.budget);
    }
  }

  private openEncryption(): void {
    const encrypt = this.at(this.trailer, 'Encrypt');
    if (isDictionary(encrypt)) {
      const ids = this.at(this.trailer, 'ID');
      const id = Array.isArray(ids) ? this.resolve(ids[0]) : null;
      const bytes = id instanceof PdfString ? id.bytes : new Uint8Array();
      this.encryption = readEncryption(encrypt, bytes, this.resolve);
    }
    if (this.rebuilt) this.findPackedObjects();
  }

  private load(number: number): Value {
    const known = this.loaded.get(number);
    if (known !== undefined) return known;
    if (this.loading.has(number)) throw damaged('an object in it contains itself');
    this.budget.countObjects();
    this.loading.add(number);
    try {
      const value = this.read(number);
      this.loaded.set(number, value);
      return value;
    } finally {
      this.loading.delete(number);
    }
  }

  private read(number: number): Value {
    try {
      return this.readAt(number, this.references.places.get(number));
    } catch (problem) {
      if (this.rebuilt || !(problem instanceof DamagedPdf)) throw problem;
      this.rebuilt = true;
      this.references = rebuild(this.bytes, this.budget);
      this.streams.clear();
      this.findPackedObjects();
      return this.readAt(number, this.references.places.get(number));
    }
  }

  private readAt(number: number, place: ObjectLocation | undefined): Value {
    if (place === undefined || place === 'free') return null;
    if ('container' in place) return this.objectStream(place.container).object(number, place.index);
    const { budget, encryption, resolve } = this;
    return readObject(this.bytes, place.offset, { budget, encryption, resolve, expected: number });
  }

  private objectStream(number: number): ObjectStream {
    const known = this.streams.get(number);
    if (known) return known;
    const value = this.load(number);
    const bytes = value instanceof StreamObject ? this.unpack(value) : undefined;
    if (!(value instanceof StreamObject) || !bytes)
      throw damaged('a compressed part of it is missing');
    const stream = new ObjectStream(value.dictionary, bytes, this.resolve, this.budget);
    this.streams.set(number, stream);
    return stream;
  }

  /** After a rebuild: finds the objects in object streams, which a search does not see. */
  private findPackedObjects(): void {
    for (const [number, place] of this.references.places.singles()) {
      if (place === 'free' || !('offset' in place) || this.loading.has(number)) continue;
      const value = this.load(number);
      if (!(value instanceof StreamObject) || !isName(value.dictionary.get('Type'), 'ObjStm'))
        continue;
      for (const [index, packed] of this.objectStream(number).numbers.entries()) {
        this.references.places.add(packed, { container: number, index });
      }
    }
  }
}
