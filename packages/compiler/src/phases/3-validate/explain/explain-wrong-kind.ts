import { inQuotes } from '../../2-parse/foundation/source.ts';
import type { MapEntry, MapNode, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { allowsKind } from '../shape/choose-shape.ts';
import type { Shape } from '../shape/shape.ts';
import type { ShapeMistake } from '../shape/shape-mistake.ts';
import { resolveShape } from '../shape/shapes.ts';
import { type DocumentRoot, nameOf, nodeAt, placeOfWhole } from './document-root.ts';
import { enumerate } from './enumerate.ts';
import { inWords } from './in-words.ts';
import type { Mistake } from './mistake.ts';

const needed = [
  ['string', 'a text'],
  ['array', 'a list'],
  ['object', 'named lines'],
] as const;
const actual = {
  text: 'this is a text',
  list: 'this is a list',
  map: 'these are named lines',
} as const;

/** A text where a list or named lines belong, or the other way round. */
export function explainWrongKind(mistake: ShapeMistake, document: DocumentRoot): Mistake {
  const { path, shape } = mistake;
  const { node, entry } = nodeAt(document, path);
  const [line, ...more] = node.kind === 'map' ? node.entries : [];
  const isSentence = !entry && line?.value.kind === 'text' && more.length === 0;
  if (isSentence && allowsKind(shape, 'string')) return unquotedColon(line);
  if (node.kind === 'map' && allowsKind(shape, 'object'))
    return unknownRow(node, path, shape, document);
  if (node.kind === 'text' && /^-\S/.test(node.value) && allowsKind(shape, 'array'))
    return gluedList(node);
  return wrongKind(mistake, document);
}

function wrongKind({ path, shape, others }: ShapeMistake, document: DocumentRoot): Mistake {
  const { node, entry } = nodeAt(document, path);
  const several = entry !== undefined && others.length > 0;
  const names = several ? enumerate([entry.key, ...others], 'and') : nameOf(document, path);
  const possible = needed.filter(([kind]) => allowsKind(withoutWords(shape), kind));
  const needs = `${several ? 'need' : 'needs'} ${possible.map(([, words]) => words).join(' or ')}`;
  const hint = 'If the name they belong under is missing, add it above them.';
  return {
    code: 'wrong-kind',
    at: node.kind === 'text' ? node.at : placeOfWhole(document, path),
    message: `${names} ${needs}, but ${actual[node.kind]}.`,
    help: several ? hint : (howToList(node, shape, entry) ?? whatToWrite(shape)),
  };
}

function whatToWrite(shape: Shape): string {
  return `Write ${inWords(resolveShape(shape).description)}`;
}

/** How to turn a text into a list: a dash before each line, or brackets around words. */
function howToList(node: YamlNode, shape: Shape, entry?: MapEntry): string | undefined {
  if (
    node.kind !== 'text' ||
    !entry ||
    allowsKind(shape, 'object') ||
    allowsKind(shape, 'string')
  ) {
    return undefined;
  }
  const { key, keyAt } = entry;
  if (/^\w+\??(, *\w+\??)+$/.test(node.value)) return `Put brackets around it: [${node.value}]`;
  const each = `each ${/^[a-z]{3,}s$/.test(key) ? key.slice(0, -1) : 'entry'}`;
  const isBeside = node.at.start - keyAt.end <= 2;
  return isBeside
    ? `Put ${each} on its own line, with a dash and a space before it.`
    : `Put a dash and a space before ${each}.`;
}

/** Named lines, none of which belongs here. */
function unknownRow(node: MapNode, path: string[], shape: Shape, document: DocumentRoot): Mistake {
  const names = node.entries.map(({ key }) => key);
  const possible = (shape.oneOf ?? shape.anyOf ?? []).flatMap(
    (each) => resolveShape(each).required ?? [],
  );
  return {
    code: 'unknown-key',
    at: placeOfWhole({ ...document, root: node }, names.slice(0, 1)),
    message: `${nameOf(document, path)} has no ${enumerate(names, 'or')}.`,
    help: `It can have ${[...new Set(possible)].join(', ')}.`,
  };
}

/** Leaves out single allowed words such as "again" or "none", so that a message does not ask for a text because of them. */
function withoutWords(shape: Shape): Shape {
  const { oneOf } = shape;
  return oneOf ? { oneOf: oneOf.filter((each) => resolveShape(each).enum?.length !== 1) } : shape;
}

/** In a list, YAML reads "Remember: sign" as a name and its value. */
function unquotedColon({ key, keyAt, value }: MapEntry): Mistake {
  return {
    code: 'unquoted-colon',
    at: { ...keyAt, end: value.at.end },
    message: 'This text has a colon in it.',
    help: inQuotes(`${key}: ${value.kind === 'text' ? value.value : ''}`),
  };
}

/** Lines that begin with a dash and no space are one text. */
function gluedList({ at, value }: TextNode): Mistake {
  return {
    code: 'missing-space',
    at,
    message: 'There is no space after the dash.',
    help: `Write: ${value.replace(/^-/, '- ').replace(/ -.*$/, '')}`,
  };
}
