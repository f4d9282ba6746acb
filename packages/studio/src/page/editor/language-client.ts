import {
  findReferencesKeymap,
  formatKeymap,
  hoverTooltips,
  jumpToDefinitionKeymap,
  LSPClient,
  serverCompletion,
  serverDiagnostics,
} from '@codemirror/lsp-client';
import { keymap } from '@codemirror/view';
import { Drafts } from './drafts.ts';

/** The language server at the other end of the page's stream. */
export type LanguageClient = {
  client: LSPClient;
  drafts: Drafts;
  receive(message: string): void;
  /** Resolves when the server has every message so far. */
  sent(): Promise<void>;
};

/** Connects to the language server: messages go out by POST and come in by the stream. */
export function connectLanguage(stream: string): LanguageClient {
  let handler: ((message: string) => void) | undefined;
  let drafts: Drafts | undefined;
  let sending = Promise.resolve();
  const client = new LSPClient({
    timeout: 30_000,
    workspace: (owner) => {
      drafts = new Drafts(owner);
      return drafts;
    },
    sanitizeHTML: withoutScripts,
    extensions: [
      serverCompletion(),
      hoverTooltips(),
      serverDiagnostics(),
      keymap.of([...formatKeymap, ...jumpToDefinitionKeymap, ...findReferencesKeymap]),
    ],
  });
  client.connect({
    // One after another: the order of messages counts.
    send: (message) => {
      sending = sending.then(() => post(stream, message));
    },
    subscribe: (listener) => {
      handler = listener;
    },
    unsubscribe: () => {
      handler = undefined;
    },
  });
  if (!drafts) throw new Error('The client made no workspace.');
  // The client hands a message over only once it is initialized.
  const sent = async () => {
    await client.initializing;
    await sending;
  };
  return { client, drafts, receive: (message) => handler?.(message), sent };
}

async function post(stream: string, body: string): Promise<void> {
  await fetch(`/api/language/${stream}`, { method: 'POST', body });
}

/** The HTML of a hover, reduced to text and pictures of boxes. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, style, iframe, object, link'))
    element.remove();
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes]) {
      const isPicture = name === 'src' && value.startsWith('data:image/');
      if (!isPicture && !['class', 'alt'].includes(name)) element.removeAttribute(name);
    }
  return page.body.innerHTML;
}
