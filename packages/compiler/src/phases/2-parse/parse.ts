import { isUtf8 } from 'node:buffer';
import { type Document as LibraryDocument, parseAllDocuments } from 'yaml';
import type { Report } from '../../diagnostics/report.ts';
import { textOf } from '../../diagnostics/text-of.ts';
import type { Files } from '../1-read/files.ts';
import { findYamlMistakes } from './find-yaml-mistakes.ts';
import { lineAt, type Source, type YamlMistake } from './source.ts';
import { isEmpty, toYamlNode } from './to-yaml-node.ts';
import type { Document, YamlNode } from './yaml-node.ts';

/** What was read: the documents that have a tree, and the files in which something is wrong. */
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
    const root = isUtf8(bytes) ? parseSource(source, refuse) : undefined;
    if (root) documents.push({ ...source, root });
    else faulty.add(file);
  }
  return { documents, faulty };

  function refuse(mistake: YamlMistake): void {
    faulty.add(mistake.at.file);
    report({ severity: 'error', ...mistake });
  }
}

function parseSource(source: Source, refuse: (mistake: YamlMistake) => void): YamlNode | undefined {
  const documents = readDocuments(source.text);
  const mistakes = findYamlMistakes(documents, source);
  for (const mistake of mistakes) refuse(mistake);
  const [document] = documents;
  if (!document?.contents || isGuess(document, mistakes)) return undefined;
  return toYamlNode(document.contents, {
    source,
    report: (mistake) => sharesLine(mistake, mistakes, source) || refuse(mistake),
  });
}

/**
 * Where the library stumbled, stopped early or took a strange blank for a letter, its tree is not
 * what was meant.
 */
function isGuess({ errors }: LibraryDocument.Parsed, mistakes: YamlMistake[]): boolean {
  const misleading = ['strange-space', 'several-documents'];
  return errors.length > 0 || mistakes.some(({ code }) => misleading.includes(code));
}

/** A line that was reported already has its mistake; what else is odd in it follows from that. */
function sharesLine(mistake: YamlMistake, others: YamlMistake[], { text }: Source): boolean {
  const line = ({ at }: YamlMistake) => lineAt(text, at.start).start;
  return others.some((other) => line(other) === line(mistake));
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
