import { LSPPlugin } from '@codemirror/lsp-client';
import { type EditorView, keymap, showDialog } from '@codemirror/view';
import { type TextEdit, withEdits } from './apply-edits.ts';
import type { Drafts } from './drafts.ts';

type CodeAction = { title: string; edit?: { changes?: Record<string, TextEdit[]> } };

/** Applies changes of several files. Those that are not open are opened, unsaved. */
async function applyChanges(drafts: Drafts, changes: Record<string, TextEdit[]>): Promise<void> {
  for (const [uri, edits] of Object.entries(changes)) {
    const file = await drafts.requestFile(uri);
    if (file) drafts.replace(file, withEdits(file.text, edits));
  }
}

/** Offers the fixes for the line of the cursor, and applies the one that is chosen. */
function offerFixes(drafts: Drafts, onApplied: () => void): (view: EditorView) => boolean {
  return (view) => {
    const plugin = LSPPlugin.get(view);
    if (!plugin) return false;
    void fixesAt(view, plugin).then((actions) => choose(view, drafts, actions, onApplied));
    return true;
  };
}

async function fixesAt(view: EditorView, plugin: LSPPlugin): Promise<CodeAction[]> {
  plugin.client.sync();
  const line = view.state.doc.lineAt(view.state.selection.main.head);
  const range = { start: plugin.toPosition(line.from), end: plugin.toPosition(line.to) };
  const asked = { textDocument: { uri: plugin.uri }, range, context: { diagnostics: [] } };
  return (
    (await plugin.client.request<object, CodeAction[] | null>('textDocument/codeAction', asked)) ??
    []
  );
}

function choose(
  view: EditorView,
  drafts: Drafts,
  actions: readonly CodeAction[],
  onApplied: () => void,
): void {
  const { close } = showDialog(view, {
    class: 'fix-panel',
    top: true,
    content(_view, done) {
      const panel = document.createElement('div');
      panel.append(actions.length === 0 ? 'Nothing to fix on this line. ' : 'Fix: ');
      for (const { title, edit } of actions) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = title;
        button.onclick = () => {
          done();
          void applyChanges(drafts, edit?.changes ?? {}).then(onApplied);
          view.focus();
        };
        panel.append(button);
      }
      const cancel = document.createElement('button');
      cancel.type = 'button';
      cancel.textContent = 'Cancel';
      cancel.onclick = () => {
        done();
        view.focus();
      };
      panel.append(cancel);
      queueMicrotask(() => panel.querySelector('button')?.focus());
      return panel;
    },
  });
  void close;
}

/** Renames what is at the cursor, in all files of the family. */
function offerRename(drafts: Drafts, onApplied: () => void): (view: EditorView) => boolean {
  return (view) => {
    const plugin = LSPPlugin.get(view);
    const word = view.state.wordAt(view.state.selection.main.head);
    if (!plugin || !word) return false;
    const { result } = showDialog(view, {
      label: 'New name',
      input: { name: 'name', value: view.state.sliceDoc(word.from, word.to) },
      focus: true,
      submitLabel: 'Rename',
      class: 'fix-panel',
    });
    void result.then(async (form) => {
      const field = form?.elements.namedItem('name');
      if (!(field instanceof HTMLInputElement)) return;
      plugin.client.sync();
      const asked = {
        textDocument: { uri: plugin.uri },
        position: plugin.toPosition(word.from),
        newName: field.value,
      };
      try {
        const edit = await plugin.client.request<
          object,
          { changes?: Record<string, TextEdit[]> } | null
        >('textDocument/rename', asked);
        await applyChanges(drafts, edit?.changes ?? {});
        onApplied();
      } catch (refused) {
        // A published name, for example. The server says why.
        plugin.reportError('It cannot be renamed', refused);
      }
    });
    return true;
  };
}

/** The keys for fixing and renaming: Mod-. and F2. */
export function fixKeys(drafts: Drafts, onApplied: () => void) {
  return keymap.of([
    { key: 'Mod-.', run: offerFixes(drafts, onApplied), preventDefault: true },
    { key: 'F2', run: offerRename(drafts, onApplied), preventDefault: true },
  ]);
}
