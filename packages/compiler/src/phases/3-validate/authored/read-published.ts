import { bearsOnClients, digestOf } from '@formpress/comparison';
import type { PublishedFile } from '@formpress/model';
import type { Report } from '../../../diagnostics/report.ts';
import { textOf } from '../../../diagnostics/text-of.ts';
import type { Files } from '../../../foundation/files.ts';
import { shapeErrors } from '../shape/shapes.ts';
import type { Authored } from './authored.ts';
import type { Published } from './published.ts';

const file = 'published.json';
const at = { file, start: 0, end: 0 };

/** Reads published.json. Without the file nothing is published. */
export function readPublished(
  files: Files,
  authored: Pick<Authored, 'forms' | 'leftOut' | 'elsewhere'>,
  report: Report,
): Published | undefined {
  const bytes = files.get(file);
  if (!bytes) return undefined;
  const data = parsed(textOf(bytes));
  if (data) {
    const gone = goneOf(data, authored);
    return { at, forms: data.forms, gone, changed: changedSince(data, files) };
  }
  report({
    code: 'damaged-published-file',
    severity: 'error',
    at,
    message: 'This file is not as "formpress publish" writes it.',
    help: 'Take it back from version control. Nobody writes it by hand.',
  });
  return undefined;
}

function parsed(text: string): PublishedFile | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return shapeErrors('published.schema.json', data).length === 0
      ? (data as PublishedFile)
      : undefined;
  } catch (trouble) {
    if (trouble instanceof SyntaxError) return undefined;
    throw trouble;
  }
}

/** Files that are new, gone or other than when they were published. */
function changedSince(published: PublishedFile, files: Files): ReadonlySet<string> {
  const known = [...files.keys()].filter(bearsOnClients);
  const paths = new Set([...known, ...Object.keys(published.files)]);
  return new Set(
    [...paths].filter((path) => {
      const bytes = files.get(path);
      return !bytes || digestOf(bytes) !== published.files[path];
    }),
  );
}

/** A version with a mistake in it is left out, and not gone. */
function goneOf(
  { forms }: PublishedFile,
  { forms: authored, leftOut, elsewhere }: Pick<Authored, 'forms' | 'leftOut' | 'elsewhere'>,
): string[] {
  const known = new Set(authored.map(({ id, version }) => `${id} ${plain(version)}`));
  return Object.entries(forms)
    .flatMap(([id, versions]) => Object.keys(versions).map((version) => ({ id, version })))
    .filter(({ id, version }) => !known.has(`${id} ${plain(version)}`))
    .map(({ id, version }) => `${id} ${version}`)
    .filter((name) => !leftOut.has(name) && !elsewhere?.has(name));
}

// 2021.01.0 and 2021.1.0 are the same version.
function plain(version: string): string {
  return version.split('.').map(Number).join('.');
}
