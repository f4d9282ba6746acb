import type { Sources } from '@formpress/compiler';
import type { PublishedFile } from '@formpress/model';
import type { Range, WorkspaceEdit } from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import { placesOf } from '../index/answer-places.ts';
import { versionFolderOf } from '../index/families.ts';
import type { NameIndex, PlacedName } from '../index/name-index.ts';
import type { NameKind } from '../names/name.ts';
import { editsOf, type Replacement } from '../session/edits-of.ts';
import { currentText, type Session } from '../session/session.ts';
import { findingsAfter, locksAfter } from './after-edits.ts';
import { engineRowEdits } from './engine-rows.ts';

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
  answer: {
    pattern: /^[A-Z][A-Z0-9_]*$/,
    says: 'a capital letter, then capital letters, digits and underscores',
  },
};

const unchangeable: Partial<Record<NameKind, string>> = {
  form: 'The id of a form is the name of its folder. Rename the folder, and then every mention of it.',
  version: 'A version is the name of its folder. Rename the folder, and then every mention of it.',
  place: 'The code of a place is official.',
  flow: 'The name of a flow is part of the interface.',
  person: 'The fields of people are part of the interface.',
};

/** The names that clients see. */
const isForClients = new Set<NameKind>(['question', 'set', 'rule', 'parameter', 'answer']);

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

/** Changes a name wherever it means the same, and renews the locks that contain it. */
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
  const places = placesOf(name, index);
  const edits = [
    ...places.map(({ at }) => ({ ...at, text: to })),
    ...(name.kind === 'parameter' ? engineRowEdits(places, [name.name, to], index) : []),
  ];
  const files = [...new Set(edits.map(({ file }) => file))];
  const isRight = report.diagnostics.every(({ accepted }) => accepted !== undefined);
  const own = (file: string) => edits.filter((each) => each.file === file);
  const texts = new Map(
    files.map((file) => [file, changed(currentText(sources, file), own(file))]),
  );
  const locks = isRight ? await locksAfter(session, texts) : [];
  if (isRight && name.kind === 'answer') await refuseIfWrong(session, texts, locks);
  return editsOf(session, sources, [
    ...edits,
    ...locks.map(({ path: file, text }) => {
      const { length } = currentText(sources, file);
      return { file, start: 0, end: length, text };
    }),
  ]);
}

/** Refuses a change that leads to findings, because an answer may also be a value for payroll or decide something else. */
async function refuseIfWrong(
  session: Session,
  texts: ReadonlyMap<string, string>,
  locks: readonly { path: string; text: string }[],
): Promise<void> {
  const all = new Map([...texts, ...locks.map(({ path, text }) => [path, text] as const)]);
  const [wrong] = await findingsAfter(session, all);
  if (wrong)
    throw new RenameRefused(
      `This answer is also used in another way, so change it by hand. After this change, check would say: ${wrong.message}`,
    );
}

function changed(text: string, edits: readonly Replacement[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((made, { start, end, text: by }) => made.slice(0, start) + by + made.slice(end), text);
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
        : `"${name.name}" is not declared anywhere.`,
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

/** Refuses a name in a translation of a place or of all forms that other forms use as well. */
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
    throw new RenameRefused(`"${to}" is not allowed: the name must be ${shape.says}.`);
  if (index.occurrencesOf({ ...name, name: to }).length > 0 && to !== name.name)
    throw new RenameRefused(`There is already something named "${to}" here.`);
}
