import { yaml } from '@codemirror/lang-yaml';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { OpenConflict } from '../foundation/state.ts';
import { settleConflict } from './editing.ts';

let merge: MergeView | undefined;
let shown: OpenConflict | undefined;

/** Both texts of a file that was changed elsewhere. Nothing is written before a person decides. */
export function conflictView(conflict: OpenConflict, nonce: string): TemplateResult {
  const put = (host: Element | undefined) => {
    if (!host || shown === conflict) return;
    shown = conflict;
    merge?.destroy();
    merge = new MergeView({
      parent: host,
      a: side(conflict.theirs, 'The text on disk', nonce, true),
      b: side(conflict.mine, 'Your text', nonce, false),
      gutter: true,
      // The first difference may be far down a long file.
      collapseUnchanged: { margin: 3, minSize: 6 },
      revertControls: 'a-to-b',
      renderRevertControl: takeButton,
    });
  };
  const merged = () => merge?.b.state.doc.toString();
  return html`<section class="conflict" role="dialog" aria-modal="true" aria-labelledby="conflict-title">
    <h2 id="conflict-title">${conflict.path} was changed elsewhere</h2>
    <p>Nothing was written. You can still edit your text; an arrow takes one difference over from the disk.</p>
    <p class="sides" aria-hidden="true"><b>On disk</b><b>Your text</b></p>
    <div class="merge" ${ref(put)}></div>
    <p class="buttons">
      <button class="primary" @click=${() => settleConflict('mine', merged())}>Save your text</button>
      <button @click=${() => settleConflict('theirs')}>Take the text on disk</button>
    </p>
  </section>`;
}

/** A button that takes one difference from the disk into the text. */
function takeButton(): HTMLElement {
  const button = document.createElement('button');
  button.className = 'take';
  button.textContent = '→';
  button.title = 'Take this from the disk';
  button.setAttribute('aria-label', button.title);
  return button;
}

function side(doc: string, label: string, nonce: string, isReadOnly: boolean) {
  return {
    doc,
    extensions: [
      EditorView.cspNonce.of(nonce),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      lineNumbers(),
      yaml(),
      syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
      EditorView.lineWrapping,
      EditorState.readOnly.of(isReadOnly),
    ],
  };
}
