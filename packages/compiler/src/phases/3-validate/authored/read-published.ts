import type { PublishedFile } from '@formpress/model';
import type { Report } from '../../../diagnostics/report.ts';
import { textOf } from '../../../diagnostics/text-of.ts';
import { shapeErrors } from '../shape/shapes.ts';
import type { Published } from './published.ts';

/** The file that records what was published. */
export const publishedName = 'published.json';

const at = { file: publishedName, start: 0, end: 0 };

/** Reads published.json. Without the file nothing is published. */
export function readPublished(
  bytes: Uint8Array | undefined,
  report: Report,
): Published | undefined {
  if (!bytes) return undefined;
  const data = parsed(textOf(bytes));
  if (data) return { ...data, at };
  report({
    code: 'damaged-published-file',
    severity: 'error',
    at,
    message: 'This file was changed after "formpress publish" wrote it.',
    help: 'Restore it from version control. It is never edited by hand.',
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

/** Published versions that no longer have a folder. One with a mistake in it still counts. */
export function removedVersions({ forms }: Published, names: readonly string[]): string[] {
  const known = new Set(names.map(plain));
  return Object.entries(forms)
    .flatMap(([id, versions]) => Object.keys(versions).map((version) => `${id} ${version}`))
    .filter((name) => !known.has(plain(name)));
}

// 2021.01.0 and 2021.1.0 are the same version.
function plain(name: string): string {
  const [id, version = ''] = name.split(' ');
  return `${id} ${version.split('.').map(Number).join('.')}`;
}
