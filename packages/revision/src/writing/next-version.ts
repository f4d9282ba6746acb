import { type LinkedForm, type Sources, textOf, type YamlNode } from '@formpress/compiler';
import type { Compared } from '../changes/compare-papers.ts';
import type { Paper } from '../foundation/paper.ts';
import { nodeIn, rootOf } from '../foundation/yaml-nodes.ts';
import type { ExpectedPlaces } from '../matching/expected-places.ts';
import { applyEdits } from './apply-edits.ts';
import { caseEdits } from './case-edits.ts';
import { fieldMoves } from './field-moves.ts';
import { formEdits } from './form-edits.ts';
import { lineEdits } from './line-edits.ts';
import { pdfEdits } from './pdf-edits.ts';
import type { FlatTarget } from './pdf-scope.ts';

/** What a new version is made from. */
export type NextVersion = {
  form: LinkedForm;
  files: Sources;
  before: Paper;
  after: Paper;
  compared: Compared;
  /** Where a place of the old file is on the new one. */
  expect: ExpectedPlaces;
  /** Where the fields of a new file without fields are, and whether the places in pdf.yaml are already those of the new file. */
  flat?: FlatTarget | undefined;
  isPlaced?: boolean;
  /** The folder of the new version. */
  folder: string;
  effective: string;
  blank: Uint8Array;
  sha256: string;
};

/** Files that are not copied: `formpress lock` writes them again, or the new file replaces them. */
const leftBehind = ['paths.lock.json', 'blank.lock.json', 'blank.pdf'];

/** The files of the next version: those of the old one with all certain changes, and the new blank. */
export function nextVersion(scope: NextVersion): Map<string, Uint8Array> {
  const { form, files, folder, blank } = scope;
  const edited = editedFiles(scope);
  const made = new Map<string, Uint8Array>();
  for (const path of files.keys()) {
    if (!path.startsWith(`${form.folder}/`)) continue;
    const name = path.slice(form.folder.length + 1);
    const bytes = edited.get(path) ?? files.get(path);
    if (bytes && !leftBehind.includes(name)) made.set(`${folder}/${name}`, bytes);
  }
  for (const [path, bytes] of edited) made.set(path.replace(form.folder, folder), bytes);
  made.set(`${folder}/blank.pdf`, blank);
  return made;
}

function editedFiles(scope: NextVersion): Map<string, Uint8Array> {
  const { form, files, compared } = scope;
  const texts = new Map<string, string>();
  const pathOf = (name: string) => `${form.folder}/${name}`;
  const textAt = (path: string) => texts.get(path) ?? textOf(files.get(path) ?? new Uint8Array());
  const treeAt = (path: string) => rootOf(path, files.get(path));
  const moves = fieldMoves(compared.matching);
  const { edits, fields, adds, undecided } = pdfEdits({
    form,
    fileOf: (file) => {
      const root = treeAt(file);
      return root && { root, text: textAt(file) };
    },
    moves,
    after: scope.after,
    expect: scope.expect,
    flat: scope.flat,
    isPlaced: scope.isPlaced,
  });
  const pdf = applyEdits(pathOf('pdf.yaml'), textAt(pathOf('pdf.yaml')), edits);
  texts.set(pathOf('pdf.yaml'), withLists(pdf, { fields, add: adds }, undecided));
  const root = treeAt(pathOf('form.yaml'));
  if (root) texts.set(pathOf('form.yaml'), editedForm(scope, root, textAt(pathOf('form.yaml'))));
  for (const path of files.keys()) {
    if (!path.startsWith(`${form.folder}/`) || !path.endsWith('.yaml')) continue;
    const own = lineEdits(form, compared.matching).filter(({ at }) => at.file === path);
    const more = path.includes('/cases/') ? caseEdits(path, treeAt(path), { ...scope, moves }) : [];
    if (own.length + more.length > 0)
      texts.set(path, applyEdits(path, textAt(path), [...own, ...more]));
  }
  return new Map([...texts].map(([path, text]) => [path, new TextEncoder().encode(text)]));
}

function editedForm(scope: NextVersion, root: YamlNode, text: string): string {
  const { form, compared, effective, sha256 } = scope;
  const { values, cells } = compared;
  const path = `${form.folder}/form.yaml`;
  const { edits, amounts } = formEdits({
    ...{ form, root, text, values, cells, effective, sha256 },
    isCosmetic: compared.list.kind === 'cosmetic',
  });
  const list = nodeIn(root, 'amounts');
  const added = amounts.length > 0 && list ? [{ at: list.at, adds: amounts }] : [];
  const edited = applyEdits(path, text, [...edits, ...added]);
  const isNew = amounts.length > 0 && !list;
  return isNew
    ? `${ended(edited)}amounts:\n${amounts.map((line) => `  ${line}\n`).join('')}`
    : edited;
}

/** Adds lines to the maps of pdf.yaml, and the undecided bindings at its end. */
function withLists(text: string, lines: Record<string, string[]>, undecided: string[]): string {
  const full = Object.entries(lines).reduce(
    (edited, [key, more]) => withEntries(edited, key, more),
    text,
  );
  return undecided.length === 0 ? full : `${ended(full)}undecided:\n${undecided.join('\n')}\n`;
}

function withEntries(text: string, key: string, lines: string[]): string {
  if (lines.length === 0) return text;
  const path = 'pdf.yaml';
  const root = rootOf(path, new TextEncoder().encode(text));
  const list = root && nodeIn(root, key);
  return list?.kind === 'map'
    ? applyEdits(path, text, [{ at: list.at, adds: lines }])
    : `${ended(text)}${key}:\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
