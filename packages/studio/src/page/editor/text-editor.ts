import { closeBrackets } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Range, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { DraftFile } from './drafts.ts';
import { fixKeys } from './fixes-in-editor.ts';
import type { LanguageClient } from './language-client.ts';

/** What the editor tells the page. */
export type EditorEvents = {
  /** The cursor was put on a line by the person. */
  onLine(path: string, line: number): void;
  onEdited(): void;
  onSave(): void;
};

const setMarks = StateEffect.define<{ from: number; to: number }[]>();
const markedLine = Decoration.line({ class: 'marked-line' });

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    for (const effect of transaction.effects)
      if (effect.is(setMarks)) return decorated(transaction.state, effect.value);
    return before.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorated(state: EditorState, lines: { from: number; to: number }[]): DecorationSet {
  const all: Range<Decoration>[] = [];
  const numbers = new Set(
    lines.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
  );
  for (const line of [...numbers].sort((a, b) => a - b))
    if (line <= state.doc.lines) all.push(markedLine.range(state.doc.line(line).from));
  return Decoration.set(all);
}

/** What every editor of YAML has. Escape, then Tab, leaves it. */
const ordinary = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
  yaml(),
  lintGutter(),
  marks,
  EditorView.lineWrapping,
  keymap.of([...lintKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap, indentWithTab]),
];

/** The editor of one file at a time. */
export class TextEditor {
  readonly #host: HTMLElement;
  readonly #language: LanguageClient;
  readonly #events: EditorEvents;
  readonly #nonce: string;
  #view: EditorView | undefined;
  #file: DraftFile | undefined;

  constructor(host: HTMLElement, language: LanguageClient, events: EditorEvents, nonce: string) {
    this.#host = host;
    this.#language = language;
    this.#events = events;
    this.#nonce = nonce;
  }

  get file(): DraftFile | undefined {
    return this.#file;
  }

  /** Shows a file. The one before keeps its unsaved text. */
  show(file: DraftFile): EditorView {
    if (this.#view && this.#file === file) return this.#view;
    this.close();
    this.#language.drafts.add(file);
    this.#file = file;
    this.#view = new EditorView({
      parent: this.#host,
      state: EditorState.create({ doc: file.doc, extensions: this.#extensions(file) }),
    });
    return this.#view;
  }

  close(): void {
    this.#language.client.sync();
    this.#view?.destroy();
    this.#view = undefined;
    this.#file = undefined;
  }

  /** Marks lines, and scrolls to the first of them if wanted. */
  mark(lines: { from: number; to: number }[], isScrolled: boolean): void {
    const view = this.#view;
    if (!view) return;
    const [first] = lines;
    const at = first && view.state.doc.line(Math.min(first.from, view.state.doc.lines)).from;
    const scroll = EditorView.scrollIntoView(at ?? 0, { y: 'start', yMargin: 48 });
    view.dispatch({
      effects: [setMarks.of(lines), ...(isScrolled && first ? [scroll] : [])],
    });
  }

  focus(): void {
    this.#view?.focus();
  }

  #extensions(file: DraftFile) {
    const { client, drafts } = this.#language;
    const { onEdited, onLine, onSave } = this.#events;
    const saveKey = {
      key: 'Mod-s',
      preventDefault: true,
      run: () => {
        onSave();
        return true;
      },
    };
    return [
      EditorView.cspNonce.of(this.#nonce),
      EditorView.contentAttributes.of({
        'aria-label': `Text of ${file.path}`,
        tabindex: '0',
      }),
      keymap.of([saveKey]),
      fixKeys(drafts, onEdited),
      ordinary,
      EditorView.updateListener.of(({ docChanged, selectionSet, transactions, state }) => {
        if (docChanged) onEdited();
        const isByPerson = transactions.some((each) => each.isUserEvent('select'));
        if (selectionSet && isByPerson)
          onLine(file.path, state.doc.lineAt(state.selection.main.head).number);
      }),
      client.plugin(file.uri, 'yaml'),
    ];
  }
}
