import type { Location } from 'vscode-languageserver';
import type { NameIndex, PlacedName } from '../index/name-index.ts';
import { locationOf, type Session } from '../session/session.ts';

/** Where the name at an offset is declared. */
export async function definitionAt(
  session: Session,
  path: string,
  offset: number,
): Promise<Location[]> {
  const sources = await session.files();
  const index = await session.index();
  const name = index.nameAt(path, offset);
  if (!name) return [];
  const places = name.kind === 'form' || name.kind === 'version' ? formFiles(name, index) : [];
  const declared = index.declarationsOf(name).map(({ at }) => at);
  return [...declared, ...places].map((at) => locationOf(session, sources, at));
}

/** The form.yaml of a version, or of all versions of a form, the newest first. */
function formFiles({ kind, name, of }: PlacedName, { families, files }: NameIndex) {
  const folders = families.versionsOf(kind === 'form' ? name : (of ?? ''));
  const wanted = folders.filter((folder) => kind === 'form' || folder.endsWith(`/${name}`));
  return wanted
    .toReversed()
    .map((folder) => `${folder}/form.yaml`)
    .filter((file) => files.has(file))
    .map((file) => ({ file, start: 0, end: 0 }));
}

/** Every place that uses the name at an offset, with or without its declaration. */
export async function referencesAt(
  session: Session,
  path: string,
  offset: number,
  withDeclaration: boolean,
): Promise<Location[]> {
  const sources = await session.files();
  const index = await session.index();
  const name = index.nameAt(path, offset);
  const found = name ? index.occurrencesOf(name) : [];
  return found
    .filter(({ declares }) => withDeclaration || !declares)
    .map(({ at }) => locationOf(session, sources, at));
}
