/** A message of JSON-RPC. */
export type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: unknown;
};

/** A message as it goes over a pipe. */
export function framed(message: Message): string {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Calls back with every message that arrives in pieces. */
export function reader(receive: (message: Message) => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0);
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const head = pending.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(pending.toString('latin1', 0, head))?.[1]);
      if (pending.length < head + 4 + length) return;
      const body = pending.toString('utf8', head + 4, head + 4 + length);
      pending = pending.subarray(head + 4 + length);
      receive(JSON.parse(body) as Message);
    }
  };
}
