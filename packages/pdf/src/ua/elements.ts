import type { PdfFile } from '../reader/pdf-file.ts';
import { decodeText } from '../reader/text-string.ts';
import { type Dictionary, isDictionary, Name, PdfString, type Value } from '../reader/values.ts';
import { kidsOf, structureRoot } from '../structure/elements.ts';

/** An element of the structure tree with its place in it. */
export type UaElement = {
  dictionary: Dictionary;
  /** Its type as it is written, and the standard type that it stands for. */
  written: string;
  type: string | undefined;
  parent: UaElement | undefined;
  kids: UaElement[];
  /** Its other kids: content and annotations. */
  content: Value[];
};

// ISO 32000-1, 14.8.4.
const standardTypes = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private ' +
    'H H1 H2 H3 H4 H5 H6 P L LI Lbl LBody Table TR TH TD THead TBody TFoot ' +
    'Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP ' +
    'Figure Formula Form'
  ).split(' '),
);

/** Whether a type needs no mapping. */
export function isStandard(type: string): boolean {
  return standardTypes.has(type);
}

/** The structure tree: every element, parents before their kids. */
export class ElementTree {
  readonly all: UaElement[] = [];
  private readonly byDictionary = new Map<Dictionary, UaElement>();
  private readonly roles: Dictionary;

  constructor(private readonly file: PdfFile) {
    const root = structureRoot(file);
    const roles = root ? file.at(root, 'RoleMap') : null;
    this.roles = isDictionary(roles) ? roles : new Map();
    if (root) for (const kid of kidsOf(file, root)) this.read(kid, undefined);
  }

  find(dictionary: Value): UaElement | undefined {
    return isDictionary(dictionary) ? this.byDictionary.get(dictionary) : undefined;
  }

  /** A type and the types it is mapped to, one after the other, until one is standard or repeats. */
  mapped(type: string): string[] {
    const types = [type];
    for (let at = type; !isStandard(at); ) {
      const next = this.file.at(this.roles, at);
      if (!(next instanceof Name)) break;
      types.push(next.text);
      if (types.indexOf(next.text) < types.length - 1) break;
      at = next.text;
    }
    return types;
  }

  /** The types that the file maps to others. */
  get mappings(): string[] {
    return [...this.roles.keys()];
  }

  private read(kid: Value, parent: UaElement | undefined): void {
    const dictionary = this.file.resolve(kid);
    const type = isDictionary(dictionary) ? this.file.at(dictionary, 'S') : null;
    if (!isDictionary(dictionary) || !(type instanceof Name)) {
      parent?.content.push(kid);
      return;
    }
    if (this.byDictionary.has(dictionary)) return;
    const last = this.mapped(type.text).at(-1) ?? '';
    const element: UaElement = {
      dictionary,
      written: type.text,
      type: isStandard(last) ? last : undefined,
      parent,
      kids: [],
      content: [],
    };
    this.all.push(element);
    this.byDictionary.set(dictionary, element);
    parent?.kids.push(element);
    for (const each of kidsOf(this.file, dictionary)) this.read(each, element);
  }
}

/** The text at a key of a dictionary, such as the Alt of an element. */
export function textAt(file: PdfFile, dictionary: Dictionary, key: string): string | undefined {
  const value = file.at(dictionary, key);
  return value instanceof PdfString ? decodeText(value) : undefined;
}

/** The value of an attribute that an element has for an owner, such as Scope for Table. */
export function attributeOf(
  file: PdfFile,
  { dictionary }: UaElement,
  owner: string,
  key: string,
): Value {
  const written = file.at(dictionary, 'A');
  for (const each of Array.isArray(written) ? written : [written]) {
    const attributes = file.resolve(each);
    if (!isDictionary(attributes)) continue;
    const name = file.at(attributes, 'O');
    if (name instanceof Name && name.text === owner && attributes.has(key))
      return file.at(attributes, key);
  }
  return null;
}
