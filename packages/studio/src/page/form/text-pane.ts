import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { openFile, revert, save } from '../editor/editing.ts';
import type { State } from '../foundation/state.ts';

/** The text of the definition, in an editor. The host of the editor is made once. */
export function textPane(
  files: readonly string[],
  { file, dirty }: State,
  onHost: (host: Element | undefined) => void,
): TemplateResult {
  const open = ({ target }: Event) => void openFile((target as HTMLSelectElement).value);
  const shown = file && !files.includes(file.path) ? [...files, file.path] : files;
  return html`<section class="pane text" aria-label="Text">
    <div class="bar">
      <label class="file"><span class="bar-title">Text</span>
        <select @change=${open} aria-label="File">
          ${shown.map((path) => html`<option value=${path} ?selected=${path === file?.path}>${path}${dirty.includes(path) ? ' •' : ''}</option>`)}
        </select></label>
      ${file?.isDirty ? html`<button @click=${revert}>Discard</button>` : nothing}
      <button class="primary" ?disabled=${dirty.length === 0} @click=${() => save()}>${dirty.length > 1 ? `Save ${dirty.length} files` : 'Save'}</button>
    </div>
    <div class="editor" ${ref(onHost)}></div>
    <p class="keys">Ctrl+S saves, Ctrl+. fixes, F2 renames, F12 goes to the definition, Escape then Tab leaves.</p>
  </section>`;
}
