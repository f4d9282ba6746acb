import type { Fix } from '../../../diagnostics/diagnostic.ts';
import { removeEntry, suggest, todo } from '../../../diagnostics/fixes/fix.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Shape } from '../shape/shape.ts';
import type { ShapeMistake } from '../shape/shape-mistake.ts';
import { resolveShape } from '../shape/shapes.ts';
import { type DocumentRoot, nameOf, nodeAt, placeOfName, placeOfWhole } from './document-root.ts';
import { enumerate } from './enumerate.ts';
import { explainWrongKind } from './explain-wrong-kind.ts';
import { explainWrongValue } from './explain-wrong-value.ts';
import { inWords } from './in-words.ts';
import type { Mistake } from './mistake.ts';
import { nounOf, withArticle } from './noun-of.ts';

type Explainer = (mistake: ShapeMistake, document: DocumentRoot) => Mistake;

const explainers: Record<string, Explainer> = {
  additionalProperties: unknownKey,
  required: missingKey,
  propertyNames: wrongName,
  enum: explainWrongValue,
  pattern: explainWrongValue,
  minLength: emptyText,
  minItems: wrongCount,
  maxItems: wrongCount,
  minProperties: wrongCount,
};

/** Explains in an analyst's words how a file differs from the schema of its kind. */
export function explainShapeMistake(mistake: ShapeMistake, document: DocumentRoot): Mistake {
  return (explainers[mistake.keyword] ?? explainWrongKind)(mistake, document);
}

function unknownKey(
  { path, params, shape, others }: ShapeMistake,
  document: DocumentRoot,
): Mistake {
  const name = String(params.additionalProperty);
  const known = Object.keys(shape.properties ?? {});
  const noun = nounOf(shape);
  const what = noun ? withArticle(noun) : nameOf(document, path);
  const at = placeOfName(document, path, name);
  const { question, fixes = [] } = suggest(name, known, at);
  const hint = ' If the name they belong under is missing, add it above them.';
  return {
    code: 'unknown-key',
    at,
    message: `${what} has no ${enumerate([name, ...others], 'or')}.${question}`,
    help: `It can have ${known.join(', ')}.${others.length > 0 ? hint : ''}`,
    fixes: fixes.length > 0 || others.length > 0 ? fixes : removeKey(document, path, name),
  };
}

/**
 * A fix that removes a key and what is below it. None for the first key of a row: it stands beside the
 * dash, so the whole row would go.
 */
function removeKey(document: DocumentRoot, path: string[], name: string): Fix[] {
  const { node, entry } = nodeAt(document, path);
  const [first] = node.kind === 'map' ? node.entries : [];
  if (!entry && path.length > 0 && first?.key === name) return [];
  return [removeEntry(placeOfName(document, path, name), `"${name}"`)];
}

function missingKey(
  { path, params, shape, others, times }: ShapeMistake,
  document: DocumentRoot,
): Mistake {
  const names = [String(params.missingProperty), ...others];
  const additions = names.map((name) => {
    const property = shape.properties?.[name];
    return `Add "${name}": ${inWords(property && resolveShape(property).description)}`;
  });
  const more = times > 1 ? ` ${times} rows of this list lack it.` : '';
  return {
    code: 'missing-key',
    at: placeOfWhole(document, path),
    message: `${theOne(nounOf(shape), path, document)} has no ${enumerate(names, 'or')}.`,
    help: additions.join('\n') + more,
    ...(times <= 1 && { fixes: addKeys(names, shape, nodeAt(document, path).node) }),
  };
}

/** Keys with prose. A TODO written there is reported by a later phase. */
const prose = new Set(['ask', 'about', 'say', 'breadcrumb', 'otherwise']);

/** A fix that adds lines to fill in, if each TODO in them will be reported until someone replaces it. */
function addKeys(names: string[], { properties = {} }: Shape, { kind, at }: YamlNode): Fix[] {
  const isTold = names.every((name) => {
    const { enum: words, pattern } = resolveShape(properties[name] ?? {});
    const isRefused = pattern !== undefined && !new RegExp(pattern).test(todo);
    return words !== undefined || isRefused || prose.has(name);
  });
  if (!isTold || kind !== 'map') return [];
  const adds = names.map((name) => `${name}: ${todo}`);
  return [{ title: `Add ${adds.map((line) => `"${line}"`).join(' and ')}`, edits: [{ at, adds }] }];
}

/** The subject of a message: the question "isExempt", this case, or simply "signatureLine". */
function theOne(noun: string | undefined, path: string[], document: DocumentRoot): string {
  const { entry } = nodeAt(document, path);
  if (noun === undefined || (entry && /^(row|form) /.test(noun))) return nameOf(document, path);
  return entry ? `The ${noun} "${entry.key}"` : `This ${noun}`;
}

function wrongName({ path, params, shape }: ShapeMistake, document: DocumentRoot): Mistake {
  const name = String(params.propertyName);
  const { examples = [], description = '' } = resolveShape(shape.propertyNames ?? {});
  return {
    code: 'wrong-name',
    at: placeOfName(document, path, name),
    message: `"${name}" cannot be a name in ${nameOf(document, path)}.`,
    help: description.startsWith('The ')
      ? `Write ${inWords(description).replace(/\.$/, '')}, such as ${examples.join(' or ')}.`
      : `${description} Write it like this: ${examples.join(' or ')}.`,
  };
}

function emptyText({ path }: ShapeMistake, document: DocumentRoot): Mistake {
  return {
    code: 'empty-value',
    at: nodeAt(document, path).node.at,
    message: `${nameOf(document, path)} has no value.`,
    help: 'Write the value between the quotes, or remove the line.',
  };
}

function wrongCount({ path, data, params, shape }: ShapeMistake, document: DocumentRoot): Mistake {
  const count = Object.keys(data).length;
  const name = nameOf(document, path);
  const by = typeof data === 'object' && 'by' in data ? data.by : undefined;
  const exact = `${name} needs ${params.limit} values, but has ${count}.`;
  const plain = count === 0 ? `${name} is empty.` : exact;
  return {
    code: 'wrong-count',
    at: placeOfWhole(document, path),
    message: by === undefined ? plain : `${name} depends on "${by}", but names no answer.`,
    help: by === undefined ? `Write ${inWords(shape.description)}` : 'Add a line for each answer.',
  };
}
