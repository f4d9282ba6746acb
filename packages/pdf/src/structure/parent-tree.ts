import { checkLevel } from '../reader/limits.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Reference, type Value } from '../reader/values.ts';

/** The parent tree: maps a page's content to the elements it belongs to. */
export class ParentTree {
  private readonly entries = new Map<number, Value>();
  private readonly seen = new Set<Value>();
  private reference = new Reference(0, 0);

  constructor(
    private readonly file: PdfFile,
    private readonly root: Dictionary,
  ) {
    this.read(file.at(root, 'ParentTree'), 0);
  }

  /** The elements of a page's marked content, by number. The list can be extended. */
  pageList(page: Dictionary): Value[] {
    let key = this.file.at(page, 'StructParents');
    if (typeof key !== 'number') {
      key = this.nextKey();
      page.set('StructParents', key);
    }
    const known = this.file.resolve(this.entries.get(key));
    const list = Array.isArray(known) ? known : [];
    if (list !== known) this.entries.set(key, this.file.add(list));
    return list;
  }

  /** What a key of a page or widget stands for. */
  at(key: number): Value {
    return this.file.resolve(this.entries.get(key));
  }

  /** Adds the element of a widget. Returns its key. */
  add(element: Reference): number {
    const key = this.nextKey();
    this.entries.set(key, element);
    return key;
  }

  delete(key: number): void {
    this.entries.delete(key);
  }

  /** Writes the tree back as one sorted list. */
  write(): void {
    this.reference = this.file.add(tableOf(this.entries));
    this.root.set('ParentTree', this.reference);
    this.root.set('ParentTreeNextKey', this.nextKey());
  }

  /** The object of the written tree, with more entries. */
  with(added: [key: number, element: Reference][]): [Reference, Value] {
    return [this.reference, tableOf(new Map([...this.entries, ...added]))];
  }

  private nextKey(): number {
    let next = 0;
    for (const key of this.entries.keys()) next = Math.max(next, key + 1);
    const declared = this.file.at(this.root, 'ParentTreeNextKey');
    return typeof declared === 'number' ? Math.max(next, declared) : next;
  }

  private read(node: Value, level: number): void {
    checkLevel(level);
    if (!isDictionary(node) || this.seen.has(node)) return;
    this.seen.add(node);
    const kids = this.file.at(node, 'Kids');
    if (Array.isArray(kids)) {
      this.file.budget.countValues(kids.length);
      for (const kid of kids) this.read(this.file.resolve(kid), level + 1);
    }
    const pairs = this.file.at(node, 'Nums');
    if (!Array.isArray(pairs)) return;
    this.file.budget.countValues(pairs.length);
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const key = this.file.resolve(pairs[i]);
      if (typeof key === 'number') this.entries.set(key, pairs[i + 1] ?? null);
    }
  }
}

function tableOf(entries: Map<number, Value>): Dictionary {
  const sorted = [...entries].sort(([a], [b]) => a - b);
  return new Map([['Nums', sorted.flat() as Value[]]]);
}
