import { textOf } from '../../../diagnostics/text-of.ts';
import { isSealed, sealed } from '../../../foundation/seal.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import type { Sent } from './sent.ts';

/** The outcome of a path when it was locked. */
export type LockedPath = {
  sent: Sent;
  sets: string[];
  finish: string;
  taxParameters: Record<string, string>;
  pdf: Record<string, string>;
};

/** The contents of paths.lock.json. */
export type PathsLock = {
  selection: string;
  /** How many paths there are in all. */
  of: string;
  /** The statements that paths end with, in English: translations are locked with other texts. */
  statements: Record<string, string>;
  /** The facts that no path shows, by name. */
  facts: Record<string, string>;
  /** The worked examples: the file and the description of each. */
  cases: string[];
  paths: LockedPath[];
};

/** The lock file next to form.yaml. */
export const pathsLockName = 'paths.lock.json';

const about =
  'Written by "formpress lock": what comes of every path. ' +
  'A path says only what differs from the first one with the same sets.';

/** A path as written in the file: what does not differ is left out, what is missing is null. */
type Line = {
  sets: string;
  finish: string;
  federal?: Record<string, string>;
  answers: Record<string, string>;
  taxParameters?: Record<string, string | null>;
  pdf?: Record<string, string | null>;
};

/**
 * The text of paths.lock.json, with one path per line, so that a comparison of two texts shows the paths
 * that changed.
 */
export function printPathsLock(lock: PathsLock): string {
  const { selection, of, statements, facts, cases, paths } = lock;
  const firsts = new Map<string, LockedPath>();
  const lines = paths.map((path) => {
    const first = firsts.get(groupOf(path));
    if (!first) firsts.set(groupOf(path), path);
    return lineOf(path, first);
  });
  return sealed(about, [
    `"selection":${JSON.stringify(selection)},`,
    `"of":${JSON.stringify(of)},`,
    '"statements":{',
    ...separated(linesOf(statements)),
    '},"facts":{',
    ...separated(linesOf(facts)),
    '},"cases":[',
    ...separated(cases.map((each) => JSON.stringify(each))),
    '],"paths":[',
    ...separated(lines.map((line) => JSON.stringify(line))),
    ']}',
    '',
  ]);
}

function linesOf(named: Record<string, unknown>): string[] {
  return Object.entries(named).map(([name, is]) => `${JSON.stringify(name)}:${JSON.stringify(is)}`);
}

const known = new WeakMap<Uint8Array, PathsLock | 'unreadable'>();

/** The lock of a form's paths, if it has one. It is read once for all proofs. */
export function pathsLockOf({ source }: LoweredForm): PathsLock | 'unreadable' | undefined {
  const bytes = source.locks.get(pathsLockName);
  if (!bytes) return undefined;
  const lock = known.get(bytes) ?? readPathsLock(textOf(bytes)) ?? 'unreadable';
  known.set(bytes, lock);
  return lock;
}

/** Reads what printPathsLock wrote; undefined when the text is something else. */
export function readPathsLock(text: string): PathsLock | undefined {
  const file = isSealed(text) ? parsed(text) : undefined;
  if (!isLock(file)) return undefined;
  const { selection, of, statements, facts, cases, paths: lines } = file;
  const firsts = new Map<string, LockedPath>();
  const paths = lines.map(({ sets, finish, federal, answers, taxParameters = {}, pdf = {} }) => {
    const sent = { answers, ...(federal ? { federal } : {}) };
    const group = groupOf({ sent, sets: sets.split(' ') });
    const first = firsts.get(group);
    const path: LockedPath = {
      sent,
      sets: sets.split(' '),
      finish,
      taxParameters: changed(first?.taxParameters, taxParameters),
      pdf: changed(first?.pdf, pdf),
    };
    if (!first) firsts.set(group, path);
    return path;
  });
  return { selection, of, statements, facts, cases, paths };
}

function groupOf({ sent, sets }: Pick<LockedPath, 'sent' | 'sets'>): string {
  return `${sent.federal ? 'federal ' : ''}${sets.join(' ')}`;
}

function lineOf({ sent, sets, finish, ...path }: LockedPath, first: LockedPath | undefined): Line {
  const taxParameters = difference(first?.taxParameters, path.taxParameters);
  const pdf = difference(first?.pdf, path.pdf);
  return {
    sets: sets.join(' '),
    finish,
    ...(sent.federal ? { federal: sent.federal } : {}),
    answers: sent.answers,
    ...(Object.keys(taxParameters).length > 0 ? { taxParameters } : {}),
    ...(Object.keys(pdf).length > 0 ? { pdf } : {}),
  };
}

type Values = Record<string, string>;
type Difference = Record<string, string | null>;

function difference(first: Values = {}, values: Values): Difference {
  const names = new Set([...Object.keys(first), ...Object.keys(values)]);
  const differing = [...names].filter((name) => first[name] !== values[name]);
  return Object.fromEntries(differing.map((name) => [name, values[name] ?? null]));
}

function changed(first: Values = {}, by: Difference): Values {
  if (Object.keys(by).length === 0) return first;
  const values = { ...first };
  for (const [name, is] of Object.entries(by)) {
    if (is === null) delete values[name];
    else values[name] = is;
  }
  return values;
}

function separated(lines: string[]): string[] {
  return lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type LockFile = Omit<PathsLock, 'paths'> & { paths: Line[] };

/** Whether a list or a map contains only texts. One in the lock of an older Formpress may contain others. */
function hasTexts(named: unknown): boolean {
  return (
    typeof named === 'object' &&
    named !== null &&
    Object.values(named).every((each) => typeof each === 'string')
  );
}

function isLock(file: unknown): file is LockFile {
  const { selection, of, statements, facts, cases, paths } = (file ?? {}) as Partial<LockFile>;
  return (
    typeof selection === 'string' &&
    typeof of === 'string' &&
    /^[0-9]+$/.test(of) &&
    hasTexts(statements) &&
    hasTexts(facts) &&
    Array.isArray(cases) &&
    hasTexts(cases) &&
    Array.isArray(paths) &&
    paths.every((line) => typeof line?.sets === 'string' && typeof line.answers === 'object')
  );
}
