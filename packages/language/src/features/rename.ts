import { lockFamily, type Sources } from '@formpress/compiler';
import type { PublishedFile } from '@formpress/model';
import type { Range, WorkspaceEdit } from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import { versionFolderOf } from '../index/families.ts';
import type { NameIndex, PlacedName } from '../index/name-index.ts';
import type { NameKind } from '../names/name.ts';
import { editsOf } from '../session/edits-of.ts';
import { currentText, type Session } from '../session/session.ts';

/** Why a name cannot be changed, in a sentence for the analyst. */
export class RenameRefused extends Error {}

const shapes: Partial<Record<NameKind, { pattern: RegExp; says: string }>> = {
  question: { pattern: /^[a-z][A-Za-z0-9_]*$/, says: 'a small letter, then letters and digits' },
  amount: { pattern: /^[a-z][A-Za-z0-9_]*$/, says: 'a small letter, then letters and digits' },
  statement: { pattern: /^[a-z][A-Za-z0-9_]*$/, says: 'a small letter, then letters and digits' },
  rule: { pattern: /^[a-z][A-Za-z0-9_]*$/, says: 'a small letter, then letters and digits' },
  kind: { pattern: /^[a-z][A-Za-z0-9]*$/, says: 'a small letter, then letters and digits' },
  set: { pattern: /^QS[0-9]+$/, says: 'QS and a number, such as QS3' },
  parameter: {
    pattern: /^[A-Z][A-Z0-9_]*[.][a-z][A-Za-z0-9_]*$/,
    says: 'the place, a dot and a name, such as CA.filingStatus',
  },
  field: { pattern: /^[A-Za-z][A-Za-z0-9_]*$/, says: 'a letter, then letters and digits' },
};

const unchangeable: Partial<Record<NameKind, string>> = {
  form: 'The id of a form is the name of its folder. Rename the folder, and then every mention of it.',
  version: 'A version is the name of its folder. Rename the folder, and then every mention of it.',
  place: 'The code of a place is official.',
  flow: 'The name of a flow is part of the interface.',
  person: 'The fields of people are part of the interface.',
  answer:
    'An answer is what payroll systems send. Change it by hand, and look at every formula that compares with it.',
};

/** The names that clients see. */
const isForClients = new Set<NameKind>(['question', 'set', 'rule', 'parameter']);

/** The place of the name at an offset; refuses what cannot be renamed. */
export async function renameRangeAt(
  session: Session,
  path: string,
  offset: number,
): Promise<{ range: Range; placeholder: string }> {
  const index = await session.index();
  const name = renamable(index.nameAt(path, offset), index, await session.files());
  const text = index.files.get(path)?.text ?? '';
  return { range: positionsIn(text).rangeOf(name.at), placeholder: name.name };
}

/** Changes a name wherever it means the same, and renews the locks, which say it too. */
export async function renameAt(
  session: Session,
  path: string,
  offset: number,
  written: string,
): Promise<WorkspaceEdit> {
  const index = await session.index();
  const { sources, report } = await session.check();
  const name = renamable(index.nameAt(path, offset), index, sources);
  const to = name.kind === 'amount' ? written.replace(/^@/, '') : written;
  refuseWrongName(name, to, index);
  const places = index.occurrencesOf(name);
  const files = [...new Set(places.map(({ file }) => file))];
  const isRight = report.diagnostics.every(({ accepted }) => accepted !== undefined);
  const texts = new Map(
    files.map((file) => [
      file,
      renamed(
        currentText(sources, file),
        places.filter((each) => each.file === file),
        to,
      ),
    ]),
  );
  const locks = isRight ? await locksAfter(session, texts) : [];
  return editsOf(session, sources, [
    ...places.map(({ at }) => ({ ...at, text: to })),
    ...locks.map(({ path: file, text }) => {
      const { length } = currentText(sources, file);
      return { file, start: 0, end: length, text };
    }),
  ]);
}

function renamed(text: string, places: readonly PlacedName[], to: string): string {
  return places
    .toSorted((a, b) => b.at.start - a.at.start)
    .reduce((made, { at }) => made.slice(0, at.start) + to + made.slice(at.end), text);
}

/** The existing locks as they must be once the texts are these. */
async function locksAfter(session: Session, texts: ReadonlyMap<string, string>) {
  const before = new Map([...texts.keys()].map((file) => [file, session.unsaved(file)]));
  for (const [file, text] of texts) session.workspace.put(file, text);
  try {
    const families = new Map<string, string>();
    for (const file of texts.keys()) families.set(file.split('/').slice(0, 3).join('/'), file);
    const locks = new Map<string, string>();
    const { sources } = await session.check();
    for (const file of families.values())
      for (const lock of await lockFamily(session.workspace, file))
        if (lock.isChanged && sources.get(lock.path)) locks.set(lock.path, lock.text);
    return [...locks].map(([path, text]) => ({ path, text }));
  } finally {
    for (const [file, text] of before) session.workspace.put(file, text);
  }
}

function renamable(name: PlacedName | undefined, index: NameIndex, sources: Sources): PlacedName {
  if (!name) throw new RenameRefused('There is no name here that could be changed.');
  const why = unchangeable[name.kind];
  if (why) throw new RenameRefused(why);
  const declared = index.declarationsOf(name);
  if (declared.length === 0 || (name.kind === 'field' && !isAdded(declared)))
    throw new RenameRefused(
      name.kind === 'field'
        ? 'This box has its name from the PDF.'
        : `"${name.name}" is declared nowhere.`,
    );
  const frozen = isForClients.has(name.kind) ? publishedIn(sources) : new Set();
  const published = index
    .occurrencesOf(name)
    .flatMap(({ file }) => versionFolderOf(file) ?? [])
    .find((folder) => frozen.has(folder.split('/').slice(2).join(' ')));
  if (published) {
    const version = published.split('/').slice(2).join(' ');
    throw new RenameRefused(`${version} is published and uses this name, so it cannot change.`);
  }
  refuseShared(name, index);
  return name;
}

/** Translations of a place or of all forms may belong to other forms as well. */
function refuseShared(name: PlacedName, index: NameIndex): void {
  const file = index.sharedBy(name);
  if (file)
    throw new RenameRefused(
      `${file} has a text with "${name.name}" that other forms use. Write that pair into the translations of each form first.`,
    );
}

function isAdded(declared: readonly PlacedName[]): boolean {
  return declared.every(({ file }) => file.endsWith('/pdf.yaml'));
}

/** The published versions, such as "W4101 2025.1.0". */
function publishedIn(sources: Sources): ReadonlySet<string> {
  const text = currentText(sources, 'published.json');
  if (text === '') return new Set();
  const { forms } = JSON.parse(text) as PublishedFile;
  return new Set(
    Object.entries(forms).flatMap(([id, versions]) =>
      Object.keys(versions).map((version) => `${id} ${version}`),
    ),
  );
}

function refuseWrongName(name: PlacedName, to: string, index: NameIndex): void {
  const shape = shapes[name.kind];
  if (shape && !shape.pattern.test(to))
    throw new RenameRefused(`"${to}" cannot be this name: it is ${shape.says}.`);
  if (index.occurrencesOf({ ...name, name: to }).length > 0 && to !== name.name)
    throw new RenameRefused(`There is already something named "${to}" here.`);
}
