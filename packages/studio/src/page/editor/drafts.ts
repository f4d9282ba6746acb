import { LSPPlugin, Workspace, type WorkspaceFile } from '@codemirror/lsp-client';
import { type ChangeSet, Text, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { FileView } from '../../foundation/wire.ts';

/** A text in lines, however they end. */
export function textOf(text: string): Text {
  return Text.of(text.split(/\r\n?|\n/));
}

/** A file that is edited: as it was saved, and as it is now. */
export class DraftFile implements WorkspaceFile {
  readonly path: string;
  readonly uri: string;
  readonly languageId = 'yaml';
  version = 0;
  doc: Text;
  view: EditorView | null = null;
  saved: string;
  revision: string;

  constructor({ path, uri, text, revision, unsaved }: FileView) {
    this.path = path;
    this.uri = uri;
    this.doc = textOf(unsaved ?? text);
    this.saved = textOf(text).toString();
    this.revision = revision;
  }

  getView(): EditorView | null {
    return this.view;
  }

  get text(): string {
    return (this.view?.state.doc ?? this.doc).toString();
  }

  get isDirty(): boolean {
    return this.text !== this.saved;
  }
}

/** The files that are edited. A file with unsaved text stays open, so that it counts everywhere. */
export class Drafts extends Workspace {
  override files: DraftFile[] = [];
  /** Shows a file, such as the definition of a name. */
  show: (file: DraftFile) => EditorView | null = () => null;
  /** Reads a file from disk. */
  load: (uri: string) => Promise<DraftFile | null> = async () => null;

  override syncFiles() {
    const updates: { changes: ChangeSet; file: DraftFile; prevDoc: Text }[] = [];
    for (const file of this.files) {
      const plugin = file.view && LSPPlugin.get(file.view);
      if (!file.view || !plugin || plugin.unsyncedChanges.empty) continue;
      updates.push({ changes: plugin.unsyncedChanges, file, prevDoc: file.doc });
      file.doc = file.view.state.doc;
      file.version += 1;
      plugin.clear();
    }
    return updates;
  }

  /** Adds a file, if it is not open. */
  add(file: DraftFile): DraftFile {
    const known = this.files.find(({ uri }) => uri === file.uri);
    if (known) return known;
    this.files.push(file);
    if (this.client.connected) this.client.didOpen(file);
    return file;
  }

  override openFile(uri: string, _language: string, view: EditorView): void {
    const file = this.files.find((each) => each.uri === uri);
    if (file) file.view = view;
  }

  override closeFile(uri: string, view: EditorView): void {
    const file = this.files.find((each) => each.uri === uri);
    if (!file || file.view !== view) return;
    file.doc = view.state.doc;
    file.view = null;
    if (!file.isDirty) this.drop(file);
  }

  /** Closes a file, so that the saved one counts again. */
  drop(file: DraftFile): void {
    this.files = this.files.filter((each) => each !== file);
    this.client.didClose(file.uri);
  }

  override async requestFile(uri: string): Promise<DraftFile | null> {
    const known = this.files.find((each) => each.uri === uri);
    if (known) return known;
    const loaded = await this.load(uri);
    return loaded && this.add(loaded);
  }

  override updateFile(uri: string, update: TransactionSpec): void {
    const file = this.files.find((each) => each.uri === uri);
    file?.view?.dispatch(update);
  }

  override async displayFile(uri: string): Promise<EditorView | null> {
    const file = await this.requestFile(uri);
    return file && this.show(file);
  }

  /** Replaces the text of a file, whether it is shown or not. */
  replace(file: DraftFile, text: string): void {
    if (file.view) {
      const { length } = file.view.state.doc;
      file.view.dispatch({ changes: { from: 0, to: length, insert: text } });
      return;
    }
    file.doc = textOf(text);
    file.version += 1;
    this.client.notification('textDocument/didChange', {
      textDocument: { uri: file.uri, version: file.version },
      contentChanges: [{ text }],
    });
  }
}
