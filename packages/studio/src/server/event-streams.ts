import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Session, serveOverMessages } from '@formpress/language';
import { shareDrafts } from './shared-drafts.ts';

/** The pages that are open: what they are told, and their editors. */
export type EventStreams = {
  /** Opens a stream to a page. */
  open(response: ServerResponse): void;
  /** Tells every page. */
  tell(event: string, data: object): void;
  /** Takes a message from the editor of a page; false when its stream is closed. */
  receive(stream: string, message: object): boolean;
  close(): void;
};

type Stream = {
  send(event: string, data: object): void;
  end(): void;
  editor?: ReturnType<typeof serveOverMessages>;
};

/** The streams of a session. No page is open yet. */
export function eventStreams(session: Session, onEdited: () => void): EventStreams {
  const streams = new Map<string, Stream>();
  const drafts = shareDrafts(session, (page, draft) => streams.get(page)?.send('draft', draft));
  return {
    open(response) {
      const id = randomBytes(12).toString('hex');
      const stream = streamTo(response);
      streams.set(id, stream);
      response.on('close', () => {
        streams.delete(id);
        stream.editor?.close();
        // A page that was closed does not say that its files were.
        if (drafts.leave(id)) onEdited();
      });
      stream.send('hello', { stream: id });
      for (const draft of drafts.all()) stream.send('draft', draft);
    },
    tell(event, data) {
      for (const stream of streams.values()) stream.send(event, data);
    },
    receive(id, message) {
      const stream = streams.get(id);
      if (!stream) return false;
      stream.editor ??= serveOverMessages(drafts.sessionOf(id), {
        send: (reply) => stream.send('language', reply),
      });
      stream.editor.receive(message);
      if (isEdit(message)) onEdited();
      return true;
    },
    close() {
      for (const stream of streams.values()) stream.end();
    },
  };
}

function streamTo(response: ServerResponse): Stream {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return {
    send: (event, data) => {
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => response.end(),
  };
}

function isEdit(message: object): boolean {
  const { method = '' } = message as { method?: string };
  return ['textDocument/didChange', 'textDocument/didClose'].includes(method);
}
