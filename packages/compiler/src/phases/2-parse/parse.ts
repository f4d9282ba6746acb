import { isUtf8 } from 'node:buffer';
import {
  type Document as LibraryDocument,
  type Node as LibraryNode,
  parseAllDocuments,
} from 'yaml';
import type { Report } from '../../diagnostics/report.ts';
import { textOf } from '../../diagnostics/text-of.ts';
import type { Files } from '../../foundation/files.ts';
import { beyondLimit, formatCount } from '../../limits/beyond-limit.ts';
import { limits } from '../../limits/limits.ts';
import { findDeepNesting } from './find-deep-nesting.ts';
import { findLargeParts } from './find-large-parts.ts';
import { findYamlMistakes, followsFrom } from './find-yaml-mistakes.ts';
import { lineAt, type Source, type YamlMistake } from './foundation/source.ts';
import type { Document, YamlNode } from './foundation/yaml-node.ts';
import { readPlain } from './plain/read-plain.ts';
import { type Reading, readAround } from './read-around.ts';
import { takeMergeMarks } from './take-merge-marks.ts';
import { isEmpty, toYamlNode } from './to-yaml-node.ts';

/** The documents that have a tree, and the files in which something is wrong. */
export type Parsed = { documents: Document[]; faulty: ReadonlySet<string> };

/**
 * Parses every YAML file. Each value is a text, each map keeps its order, each node knows its
 * place.
 */
export function parse(files: Files, report: Report): Parsed {
  const documents: Document[] = [];
  const faulty = new Set<string>();
  for (const [file, bytes] of files) {
    if (!file.endsWith('.yaml')) continue;
    const source = { file, text: textOf(bytes) };
    const isText = isUtf8(bytes);
    if (!isText) refuse(notUtf8(source));
    const isLarge = source.text.length > limits.file.most;
    if (isText && isLarge) refuse(largeFile(source));
    const tree = isText && !isLarge ? parseSource(source, refuse) : undefined;
    const large = tree && source.text.length > limits.word.most ? largeIn(tree.root) : [];
    for (const part of large) refuse(part);
    if (tree && large.length === 0) documents.push({ ...source, ...tree });
    else faulty.add(file);
  }
  return { documents, faulty };

  function refuse(mistake: YamlMistake): void {
    faulty.add(mistake.at.file);
    report({ severity: 'error', ...mistake });
  }
}

function largeIn(root: YamlNode): YamlMistake[] {
  return findLargeParts(root, /(?:^|\/)translations\/[^/]*$/.test(root.at.file));
}

/** The place is the first character beyond the limit, where cutting can begin. */
function largeFile({ file, text }: Source): YamlMistake {
  const at = { file, start: limits.file.most, end: limits.file.most + 1 };
  return beyondLimit(limits.file, at, `It has ${formatCount(text.length)}. Write less in it.`);
}

function notUtf8({ file, text }: Source): YamlMistake {
  const start = text.indexOf('\uFFFD'); // what a decoder writes for bytes it cannot read
  return {
    code: 'not-utf-8',
    at: { file, start, end: start + 1 },
    message: 'This file is not saved as UTF-8: a letter here cannot be read.',
    help: 'Save the file again with the encoding UTF-8.',
  };
}

type Tree = Pick<Document, 'root' | 'unsure'>;

function parseSource(given: Source, refuse: (mistake: YamlMistake) => void): Tree | undefined {
  const root = readPlain(given);
  if (root) return { root };
  const deep = findDeepNesting(given, limits.nesting.most);
  if (!deep) return readWithLibrary(given, refuse);
  refuse(beyondLimit(limits.nesting, deep, 'Nest less, or close what was opened before it.'));
  return undefined;
}

/** Parses a file with the YAML library, and reports everything that is wrong in it. */
export function readWithLibrary(
  given: Source,
  refuse: (mistake: YamlMistake) => void,
): Tree | undefined {
  const { text, mistakes: merges } = takeMergeMarks(given);
  const source = { ...given, text };
  const first = readSource(source);
  const rest = readAround(source, first, readSource);
  const found = [...merges, ...first.mistakes];
  for (const mistake of rest?.read ? rest.more : []) {
    if (!found.some((other) => followsFrom(mistake, other) || sharesLine(mistake, other, source)))
      found.push(mistake);
  }
  for (const mistake of found) refuse(mistake);
  if (!rest?.read) return undefined;
  const { unsure } = rest;
  const root = toYamlNode(rest.read, {
    source: { ...source, text: rest.text },
    report(mistake) {
      if (unsure.has(lineAt(text, mistake.at.start).start)) return;
      if (found.some((other) => sharesLine(mistake, other, source))) return;
      if (mistake.code === 'comma-in-text') found.push(mistake); // 1,234,567 is cut twice
      refuse(mistake);
    },
  });
  return rest.text === text ? { root } : { root, unsure };
}

function readSource(source: Source): Reading<LibraryNode | undefined> {
  const documents = readDocuments(source.text);
  const mistakes = findYamlMistakes(documents, source);
  const [document] = documents;
  const isGuess = document !== undefined && misleads(document, mistakes);
  return { read: document?.contents ?? undefined, mistakes, isGuess };
}

/**
 * Whether the library's tree is not what was meant, because the library failed, stopped early or took a
 * special space for a letter.
 */
function misleads({ errors }: LibraryDocument.Parsed, mistakes: YamlMistake[]): boolean {
  const misleading = ['irregular-space', 'multiple-documents'];
  return errors.length > 0 || mistakes.some(({ code }) => misleading.includes(code));
}

/** Whether two mistakes are on the same line. Anything else that is odd in a line follows from its first mistake. */
function sharesLine(mistake: YamlMistake, other: YamlMistake, { text }: Source): boolean {
  const line = ({ at }: YamlMistake) => lineAt(text, at.start).start;
  return line(other) === line(mistake);
}

function readDocuments(text: string): LibraryDocument.Parsed[] {
  const documents = parseAllDocuments(text, {
    schema: 'failsafe',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  return [...documents].filter(({ contents }) => contents !== null && !isEmpty(contents));
}
