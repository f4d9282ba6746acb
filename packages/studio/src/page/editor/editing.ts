import type { FormPlace } from '../../foundation/places.ts';
import type { FileView } from '../../foundation/wire.ts';
import { attempt } from '../actions/attempt.ts';
import { loadChanges, loadForm, select } from '../actions/form-actions.ts';
import { Refusal, read, send } from '../foundation/api.ts';
import { selectionAt } from '../foundation/marks.ts';
import { now, update } from '../foundation/state.ts';
import { DraftFile, textOf } from './drafts.ts';
import type { LanguageClient } from './language-client.ts';
import { TextEditor } from './text-editor.ts';

let language: LanguageClient | undefined;
let editor: TextEditor | undefined;
let timer: number | undefined;
/** How many times files have changed on disk. */
let diskChanges = 0;

/** The pause in typing after which the form is shown again, in milliseconds. */
const pause = 350;

/** Puts the editor into the page. */
export function startEditor(host: HTMLElement, client: LanguageClient, nonce: string): void {
  language = client;
  const events = { onLine: pointAt, onEdited: edited, onSave: () => void save() };
  const made = new TextEditor(host, client, events, nonce);
  editor = made;
  client.drafts.load = async (uri) => {
    const path = /\/definitions[^/]*\/(.+)$/.exec(decodeURIComponent(uri))?.[1];
    const known = now().form?.files.find((each) => decodeURIComponent(uri).endsWith(`/${each}`));
    const wanted = known ?? path;
    return wanted === undefined ? null : loadFile(wanted);
  };
  client.drafts.show = (file) => {
    const view = made.show(file);
    told();
    return view;
  };
}

/** Reads a file, and again if files changed on disk meanwhile, because an outdated text would count as an edit. */
async function loadFile(path: string): Promise<DraftFile> {
  const seen = diskChanges;
  const file = new DraftFile(await read<FileView>(`/api/files/${path}`));
  if (seen !== diskChanges) return loadFile(path);
  if (file.isDirty) sayShared(path);
  return file;
}

function sayShared(path: string): void {
  const says = `${path} is edited in another tab. Its unsaved text is shown here, too.`;
  update({ notice: { kind: 'done', says } });
}

/** Opens a file in the editor. */
export function openFile(path: string): Promise<void> {
  return attempt(async () => {
    if (!language || !editor) return;
    const known = language.drafts.files.find((file) => file.path === path);
    editor.show(known ?? (await loadFile(path)));
    told();
  });
}

/** Marks places: in the file that is open, or in that of the first place. */
export async function markPlaces(places: readonly FormPlace[], isScrolled: boolean): Promise<void> {
  const path = editor?.file?.path;
  const [first] = places;
  if (first && isScrolled && !places.some(({ file }) => file === path)) await openFile(first.file);
  const open = editor?.file?.path;
  editor?.mark(
    places.filter(({ file }) => file === open),
    isScrolled,
  );
}

function pointAt(path: string, line: number): void {
  const { form } = now();
  const selection = form && selectionAt(form, path, line);
  if (selection) select(selection, 'text');
}

function told(): void {
  const file = editor?.file;
  update({
    file: file && { path: file.path, isDirty: file.isDirty },
    dirty: (language?.drafts.files ?? []).flatMap((each) => (each.isDirty ? [each.path] : [])),
  });
}

/** Shows the form again soon after an edit, saved or not. */
function edited(): void {
  told();
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    void attempt(showEdited);
  }, pause);
}

/** Sends the edited text to the server, then shows the form that it defines and its changed outcomes. */
async function showEdited(): Promise<void> {
  language?.client.sync();
  await language?.sent();
  await loadForm();
  await loadChanges();
}

/** Saves every file with unsaved text. One that changed elsewhere is shown with both texts. */
export function save(): Promise<void> {
  return attempt(async () => {
    const dirty = language?.drafts.files.filter(({ isDirty }) => isDirty) ?? [];
    for (const file of dirty) await saveFile(file);
    told();
    if (dirty.length > 0 && !now().conflict)
      update({
        notice: { kind: 'done', says: `Saved ${dirty.map(({ path }) => path).join(', ')}.` },
      });
  });
}

async function saveFile(file: DraftFile, revision = file.revision): Promise<void> {
  const { text } = file;
  try {
    const saved = await send<{ revision: string }>(
      `/api/files/${file.path}`,
      { text, revision },
      'PUT',
    );
    file.saved = text;
    file.revision = saved.revision;
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== 409) throw problem;
    const { theirs, revision: current } = problem.body as { theirs: string; revision: string };
    const conflict = { path: file.path, mine: text, theirs, revision: current };
    update({ conflict, notice: undefined });
  }
}

/** Ends a conflict: with the text of the editor, or with that of the disk. */
export function settleConflict(keeps: 'mine' | 'theirs', merged?: string): Promise<void> {
  return attempt(async () => {
    const { conflict } = now();
    const file = language?.drafts.files.find(({ path }) => path === conflict?.path);
    update({ conflict: undefined });
    if (!conflict || !file || !language) return;
    if (keeps === 'mine') {
      if (merged !== undefined) language.drafts.replace(file, merged);
      await saveFile(file, conflict.revision);
    } else {
      file.saved = conflict.theirs;
      file.revision = conflict.revision;
      language.drafts.replace(file, conflict.theirs);
    }
    told();
  });
}

/** Updates the open files that changed on disk, except those with unsaved text. */
export async function followDisk(paths: readonly string[]): Promise<void> {
  diskChanges += 1;
  for (const file of language?.drafts.files ?? []) {
    if (!paths.includes(file.path)) continue;
    const { text: raw, revision } = await read<FileView>(`/api/files/${file.path}`);
    if (revision === file.revision) continue;
    const text = textOf(raw).toString();
    if (file.isDirty && file.text !== text) {
      update({
        notice: {
          kind: 'problem',
          says: `${file.path} was changed elsewhere. Saving shows both texts.`,
        },
      });
      continue;
    }
    file.saved = text;
    file.revision = revision;
    language?.drafts.replace(file, text);
  }
  told();
}

/** Takes over the unsaved text that another tab has of a file, so that both show the same. */
export function followDraft(path: string, text: string): Promise<void> {
  return attempt(async () => {
    if (!language) return;
    const known = language.drafts.files.find((file) => file.path === path);
    if (known) {
      const wasDirty = known.isDirty;
      if (known.text !== text) language.drafts.replace(known, text);
      if (known.isDirty && !wasDirty) sayShared(path);
    } else {
      const file = await loadFile(path);
      if (file.isDirty) language.drafts.add(file);
    }
    edited();
  });
}

/** Discards unsaved text of a file. */
export function revert(): void {
  const file = editor?.file;
  if (file && language) language.drafts.replace(file, file.saved);
}

/** Closes the editor when the form is left. */
export function closeEditor(): void {
  editor?.close();
  told();
}
