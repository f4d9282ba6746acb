import { latin1Bytes } from '../reader/characters.ts';
import { type Dictionary, Name, StreamObject, type Value } from '../reader/values.ts';
import { objectBytes } from './object-bytes.ts';
import { deflate } from './pack.ts';
import { type Renumber, serialize } from './serialize.ts';

/** A row of the cross-reference table: the kind of an object, and where it is. */
export type Row = [kind: number, second: number, third: number];

/** Writes objects one after another, and records where each is. */
export class ObjectWriter {
  private readonly parts: Uint8Array[] = [];
  private length = 0;

  constructor(
    private readonly numberOf: Renumber,
    /** The rows of all numbers; a new container gets the next one. */
    readonly rows: Row[],
  ) {}

  stream(number: number, stream: StreamObject): void {
    this.rows[number] = [1, this.length, 0];
    this.write(objectBytes(number, stream, this.numberOf));
  }

  /** Writes objects together into a compressed stream. */
  pack(objects: [number, Value][]): void {
    const container = this.rows.length;
    const bodies = objects.map(([, value]) => serialize(value, this.numberOf));
    let offset = 0;
    const heads = objects.map(([number], index) => {
      this.rows[number] = [2, container, index];
      const head = `${number} ${offset}`;
      offset += (bodies[index]?.length ?? 0) + 1;
      return head;
    });
    const list = `${heads.join(' ')}\n`;
    const dictionary: Dictionary = new Map<string, Value>([
      ['Type', new Name('ObjStm')],
      ['N', objects.length],
      ['First', list.length],
      ['Filter', new Name('FlateDecode')],
    ]);
    const packed = deflate(latin1Bytes(`${list}${bodies.join('\n')}\n`));
    this.stream(container, new StreamObject(dictionary, packed));
  }

  write(bytes: Uint8Array): void {
    this.parts.push(bytes);
    this.length += bytes.length;
  }

  /** Where the next object begins. */
  get offset(): number {
    return this.length;
  }

  get bytes(): Uint8Array {
    return new Uint8Array(Buffer.concat(this.parts));
  }
}

/** A row for a number without an object. Number 0 heads the list of free ones. */
export function freeRow(number: number): Row {
  return [0, 0, number === 0 ? 65535 : 0];
}
