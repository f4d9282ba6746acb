import type { PdfFile } from '../reader/pdf-file.ts';
import {
  type Dictionary,
  isDictionary,
  Name,
  type Reference,
  type Value,
} from '../reader/values.ts';
import { type Renumber, serialize } from '../writer/serialize.ts';

/**
 * Whether each box is checked, for screen readers. Every box has a class of attributes, and one object
 * holds all classes. Each takes the same number of bytes, so filling can check a box at a known offset.
 */
export class CheckStates {
  private readonly classes: Dictionary = new Map();
  private reference: Reference | undefined;

  constructor(
    private readonly file: PdfFile,
    private readonly root: Dictionary,
  ) {}

  /** Gives an element the state of a box. Returns the offset of its state in the object. */
  add(element: Dictionary): number {
    const offset = openingOf(this.classes).length + stateAt;
    const name = `Fp${String(this.classes.size).padStart(digits, '0')}`;
    this.classes.set(name, new Map([...unchecked]));
    const before = this.file.at(element, 'C');
    const list = Array.isArray(before) ? before : before === null ? [] : [element.get('C') ?? null];
    element.set('C', [...list, new Name(name)]);
    return offset;
  }

  /** Adds the classes to the structure tree, before those that the file has. */
  write(): void {
    if (this.classes.size === 0) return;
    const known = this.file.at(this.root, 'ClassMap');
    const others = isDictionary(known) ? [...known] : [];
    const all: Dictionary = new Map([...this.classes, ...others]);
    this.reference = this.file.add(all);
    this.root.set('ClassMap', this.reference);
  }

  /** The object in a written file, with no box checked; undefined when there are no boxes. */
  written(numberOf: Renumber): { object: number; text: string } | undefined {
    const object = this.reference && numberOf(this.reference);
    if (object === undefined) return undefined;
    return { object, text: serialize(this.file.resolve(this.reference), numberOf) };
  }
}

const digits = 4;

const unchecked: [string, Value][] = [
  ['O', new Name('PrintField')],
  ['checked', new Name('off')],
];

/** The distance from the end of one class to the state of the next. */
const stateAt = `/Fp${'0'.repeat(digits)}<</O/PrintField/checked/`.length;

/** The object up to the end of these classes. */
function openingOf(classes: Dictionary): string {
  return serialize(classes, () => undefined).slice(0, -'>>'.length);
}
