import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { framed, type Message, reader } from '../foundation/json-rpc.ts';

const command = fileURLToPath(new URL('../../packages/cli/bin/formpress.js', import.meta.url));

/** What an editor shows at a place. */
export type Shown = {
  code: string;
  message: string;
  severity: number;
  range: { start: { line: number; character: number }; end: { line: number; character: number } };
};

/** Our language server over pipes, used as an editor uses it. */
export type EditorClient = {
  request<T>(method: string, params: unknown): Promise<T>;
  notify(method: string, params: unknown): void;
  /** The findings of a file, the next time that the server sends them. */
  nextFindings(path: string): Promise<Shown[]>;
  uri(path: string): string;
  kill(): void;
  stop(): Promise<number | null>;
};

/** Starts `formpress lsp` on the folder "definitions" of a folder. */
export function startEditor(folder: string): EditorClient {
  const server = spawn(process.execPath, [command, 'lsp', '--stdio'], { cwd: folder });
  const answers = new EventEmitter();
  const findings = new EventEmitter();
  const uri = (path: string) => pathToFileURL(join(folder, 'definitions', path)).href;
  let last = 0;
  const send = (message: Message) => server.stdin.write(framed(message));
  server.stdout.on(
    'data',
    reader((message) => {
      if (message.method === 'textDocument/publishDiagnostics') {
        const { uri: of, diagnostics } = message.params as { uri: string; diagnostics: Shown[] };
        findings.emit(of, diagnostics);
      } else if (message.method !== undefined && message.id !== undefined)
        send({ id: message.id, result: null });
      else if (message.id !== undefined) answers.emit(String(message.id), message);
    }),
  );
  return {
    uri,
    async request<T>(method: string, params: unknown) {
      last += 1;
      const answer = once(answers, String(last));
      send({ id: last, method, params });
      const [{ result, error }] = (await answer) as [Message];
      if (error) throw new Error((error as { message: string }).message);
      return result as T;
    },
    notify: (method, params) => send({ method, params }),
    nextFindings: async (path) => ((await once(findings, uri(path))) as [Shown[]])[0],
    kill: () => server.kill('SIGKILL'),
    async stop() {
      const ended = once(server, 'exit') as Promise<[number | null]>;
      last += 1;
      const answer = once(answers, String(last));
      send({ id: last, method: 'shutdown' });
      await answer;
      send({ method: 'exit' });
      return (await ended)[0];
    },
  };
}
