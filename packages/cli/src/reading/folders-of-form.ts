import type { Sources } from '@formpress/compiler';
import { compareVersions } from '@formpress/model';
import type { Io } from '../foundation/io.ts';
import { unknownNameMessage } from './unknown-name-message.ts';

/** The folders of all versions of a form, the oldest first. Reports when there is no such form. */
export function foldersOfForm(
  sources: Sources,
  id: string,
  io: Io,
): [string, ...string[]] | undefined {
  const paths = [...sources.keys()].filter((path) => path.endsWith('/form.yaml'));
  const all = paths.map((path) => {
    const [version = '', form = ''] = path.split('/').reverse().slice(1);
    return { folder: path.slice(0, path.lastIndexOf('/')), form, version };
  });
  const own = all.filter(({ form }) => form === id);
  const sorted = own.sort((a, b) => compareVersions(a.version, b.version));
  const [first, ...others] = sorted.map(({ folder }) => folder);
  if (first !== undefined) return [first, ...others];
  if (all.length === 0)
    io.error('There are no forms here. Name the folder that contains shared, us and ca.\n');
  else io.error(`${unknownNameMessage('form', id, [...new Set(all.map(({ form }) => form))])}\n`);
  return undefined;
}
