import { listPaths } from '@formpress/compiler';
import type { CodeLens } from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import { versionFolderOf } from '../index/families.ts';
import type { Session } from '../session/session.ts';

/** Above the sets of a form: how many paths and cases it has, and how clients get each set. */
export async function codeLensesIn(session: Session, path: string): Promise<CodeLens[]> {
  const folder = versionFolderOf(path);
  const file = (await session.index()).files.get(path);
  if (!folder || file?.kind !== 'questions') return [];
  const { lowered } = await session.family(path);
  const form = lowered.find((each) => each.source.folder === folder);
  if (!form) return [];
  const positions = positionsIn(file.text);
  const { bundle, source } = form;
  const top = positions.rangeOf({ start: 0, end: 0 });
  const { paths, of } = listPaths(form);
  const counted = BigInt(paths.length) === of ? `${of} paths` : `${of} paths, ${paths.length} run`;
  const sets = file.names.filter(({ kind, declares }) => kind === 'set' && declares);
  const argument = { id: bundle.id, version: bundle.version };
  return [
    lens(top, `${counted}, ${source.cases.length} cases`, 'formpress.paths', argument),
    ...sets.map(({ name, at }) =>
      lens(positions.rangeOf(at), 'Show as clients get it', 'formpress.showSet', {
        ...argument,
        set: name,
      }),
    ),
  ];
}

function lens(
  range: CodeLens['range'],
  title: string,
  command: string,
  argument: object,
): CodeLens {
  return { range, command: { title, command, arguments: [argument] } };
}

/** A set as clients get it, in English, as formatted JSON. */
export async function servedSet(
  session: Session,
  { id, version, set }: { id: string; version: string; set: string },
): Promise<string | undefined> {
  const { families } = await session.index();
  const folder = families.versionsOf(id).find((each) => each.endsWith(`/${version}`));
  if (!folder) return undefined;
  const { lowered } = await session.family(`${folder}/form.yaml`);
  const form = lowered.find((each) => each.source.folder === folder);
  const body = form?.questionSets.en.interview[set];
  return body && JSON.stringify(body, null, 2);
}
