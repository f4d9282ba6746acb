import type { Shape } from './shape.ts';

type Verdict = (data: unknown) => boolean;
type Named = Record<string, unknown>;

/** All words of a shape that decide; explaining a mistake looks at fewer. */
type Rules = Shape & {
  pattern: string;
  minLength: number;
  minItems: number;
  maxItems: number;
  minProperties: number;
  items: Shape;
  if: Shape;
  else?: Shape;
};

/** The shape that a reference leads to. */
type Resolve = (shape: Shape) => Shape;

const known = new WeakMap<Shape, Verdict>();

/**
 * Whether data certainly has a shape, found out long before the library is ready to look. A word
 * that is not known here makes it say no: then the library has the last word.
 */
export function fits(shape: Shape, data: unknown, resolve: Resolve): boolean {
  return verdictOf(shape, resolve)(data);
}

function verdictOf(shape: Shape | boolean, resolve: Resolve): Verdict {
  if (typeof shape === 'boolean') return () => shape;
  const found = known.get(shape);
  if (found) return found;
  let verdicts: Verdict[] | undefined;
  const verdict: Verdict = (data) => {
    verdicts ??= verdictsOf(shape, resolve);
    return verdicts.every((each) => each(data));
  };
  known.set(shape, verdict);
  return verdict;
}

// Words that say nothing about data, and else, which stands with its if.
const silent = ['$schema', '$id', '$defs', 'title', 'description', 'examples', 'else'];

function verdictsOf(shape: Shape, resolve: Resolve): Verdict[] {
  const inner = (part: Shape | boolean) => verdictOf(part, resolve);
  return Object.keys(shape)
    .filter((word) => !silent.includes(word))
    .map((word) => words[word]?.(shape as Rules, inner, resolve) ?? (() => false));
}

type Inner = (part: Shape | boolean) => Verdict;

const words: Record<string, (rules: Rules, inner: Inner, resolve: Resolve) => Verdict> = {
  $ref: (rules, inner, resolve) => inner(resolve(rules)),
  type: ({ type }) => {
    const kinds = [type].flat();
    return (data) => kinds.includes(kindOf(data));
  },
  enum: ({ enum: values = [] }) => {
    return (data) => values.includes(data as string);
  },
  pattern: ({ pattern }) => {
    const expression = new RegExp(pattern, 'u');
    return (data) => typeof data !== 'string' || expression.test(data);
  },
  minLength: ({ minLength }) => {
    return (data) => typeof data !== 'string' || [...data].length >= minLength;
  },
  minItems: ({ minItems }) => {
    return (data) => !Array.isArray(data) || data.length >= minItems;
  },
  maxItems: ({ maxItems }) => {
    return (data) => !Array.isArray(data) || data.length <= maxItems;
  },
  items: ({ items }, inner) => {
    const item = inner(items);
    return (data) => !Array.isArray(data) || data.every(item);
  },
  minProperties: ({ minProperties }) => {
    return (data) => !isNamed(data) || Object.keys(data).length >= minProperties;
  },
  required: ({ required = [] }) => {
    return (data) => !isNamed(data) || required.every((name) => Object.hasOwn(data, name));
  },
  propertyNames: ({ propertyNames = {} }, inner) => {
    const name = inner(propertyNames);
    return (data) => !isNamed(data) || Object.keys(data).every(name);
  },
  properties: ({ properties = {} }, inner) => {
    const named = Object.entries(properties).map(([name, part]) => [name, inner(part)] as const);
    return (data) =>
      !isNamed(data) ||
      named.every(([name, verdict]) => !Object.hasOwn(data, name) || verdict(data[name]));
  },
  additionalProperties: ({ additionalProperties = true, properties = {} }, inner) => {
    const others = inner(additionalProperties);
    return (data) =>
      !isNamed(data) ||
      Object.keys(data).every((name) => Object.hasOwn(properties, name) || others(data[name]));
  },
  oneOf: ({ oneOf = [] }, inner) => {
    const ways = oneOf.map(inner);
    return (data) => ways.filter((way) => way(data)).length === 1;
  },
  anyOf: ({ anyOf = [] }, inner) => {
    const ways = anyOf.map(inner);
    return (data) => ways.some((way) => way(data));
  },
  if: ({ if: condition, else: otherwise = {} }, inner) => {
    const [test, other] = [inner(condition), inner(otherwise)];
    return (data) => test(data) || other(data);
  },
};

function isNamed(data: unknown): data is Named {
  return kindOf(data) === 'object';
}

function kindOf(data: unknown): string {
  if (Array.isArray(data)) return 'array';
  return data === null ? 'null' : typeof data;
}
