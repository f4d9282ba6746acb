import {
  AbstractMessageReader,
  AbstractMessageWriter,
  createConnection,
  type DataCallback,
  type Message,
} from 'vscode-languageserver/node';
import type { Session } from '../session/session.ts';
import { serve } from './serve.ts';

/** The way to send messages of the protocol to an editor. */
export type Messages = {
  /** Sends a message to the editor. */
  send(message: object): void;
};

/** Serves an editor that sends whole messages, such as one in a browser. */
export function serveOverMessages(
  session: Session,
  { send }: Messages,
): { receive(message: object): void; close(): void } {
  const reader = new Incoming();
  const connection = createConnection(reader, new Outgoing(send));
  const { stop } = serve(connection, session);
  connection.listen();
  return {
    // An editor in a browser does not end the process that serves it.
    receive: (message) => {
      if ((message as { method?: string }).method !== 'exit') reader.take(message as Message);
    },
    close: () => {
      stop();
      connection.dispose();
    },
  };
}

class Incoming extends AbstractMessageReader {
  #take: DataCallback | undefined;

  listen(take: DataCallback) {
    this.#take = take;
    return { dispose: () => undefined };
  }

  take(message: Message): void {
    this.#take?.(message);
  }
}

class Outgoing extends AbstractMessageWriter {
  readonly #send: (message: object) => void;

  constructor(send: (message: object) => void) {
    super();
    this.#send = send;
  }

  async write(message: Message): Promise<void> {
    this.#send(message);
  }

  end(): void {
    // The stream belongs to the caller.
  }
}
