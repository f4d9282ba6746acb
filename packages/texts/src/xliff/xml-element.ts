/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';
import { UnreadableFile } from '../foundation/returned-unit.ts';

/** An element of XML with what is in it, in order, and the line where it begins. */
export type XmlElement = {
  /** Without a prefix. */
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
  line: number;
};

/** Reads XML into its elements. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  const open = [root];
  const current = () => open.at(-1) ?? root;
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode, _isSelfClosing, context) => {
    const own = Object.entries(attributes()).map(([key, value]) => [key, decode(value)] as const);
    const element = {
      name: name.replace(/^.*:/, ''),
      attributes: Object.fromEntries(own),
      children: [],
      line: context().line + 1,
    };
    current().children.push(element);
    open.push(element);
  });
  parser.on('closeTag', () => void open.pop());
  parser.on('text', (words, decode) => void current().children.push(decode(words)));
  parser.on('cdata', (words) => void current().children.push(words));
  parser.on('error', ({ message }, context) => {
    throw new UnreadableFile(
      `The file cannot be read as XML, line ${context().line + 1}: ${message}.`,
    );
  });
  parser.parse(text.replace(/^\uFEFF/, ''));
  const [element] = elementsIn(root);
  if (!element) throw new UnreadableFile('The file has no XML in it.');
  return element;
}

/** The elements directly in another: all, or only those of one name. */
export function elementsIn({ children }: XmlElement, name?: string): XmlElement[] {
  return children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** The elements of one name anywhere below another. */
export function elementsBelow(element: XmlElement, name: string): XmlElement[] {
  return elementsIn(element).flatMap((child) =>
    child.name === name ? [child] : elementsBelow(child, name),
  );
}

/** Escapes what has a meaning in XML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes what has a meaning in an attribute, including quotes and line breaks. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');
}
