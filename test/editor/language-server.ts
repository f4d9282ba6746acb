import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { framed, type Message, reader } from '../foundation/json-rpc.ts';

type Wait = { resolve: (value: unknown) => void; reject: (reason: Error) => void };

/** What an editor underlines. */
export type Diagnostic = {
  message: string;
  range: { start: { line: number; character: number }; end: { line: number; character: number } };
};

/** The real YAML language server over stdio, used like an editor that opened `root`. */
export type LanguageServer = {
  /** Opens a text as the content of a file, saved or not; resolves to the diagnostics. */
  open(file: string, text: string): Promise<Diagnostic[]>;
  request(method: string, params: unknown): Promise<unknown>;
  stop(): Promise<void>;
};

/** Starts the server with the workspace settings of an editor, such as those in .vscode. */
export async function startLanguageServer(
  root: string,
  settings: Record<string, unknown>,
): Promise<LanguageServer> {
  const server = spawn(process.execPath, [serverPath(), '--stdio']);
  const answers = new Map<number, Wait>();
  const diagnosed = new Map<string, (found: Diagnostic[]) => void>();
  let lastId = 0;

  const send = (message: Message) => server.stdin.write(framed(message));
  const request = (method: string, params: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      answers.set(lastId, { resolve, reject });
      send({ id: lastId, method, params });
    });

  server.stdout.on(
    'data',
    reader((message) => {
      if (message.method === 'textDocument/publishDiagnostics') {
        const { uri, diagnostics } = message.params as { uri: string; diagnostics: Diagnostic[] };
        diagnosed.get(uri)?.(diagnostics);
      } else if (message.method === 'workspace/configuration') {
        const { items } = message.params as { items: { section: string }[] };
        send({ ...reply(message), result: items.map((item) => section(settings, item.section)) });
      } else if (message.method !== undefined && message.id !== undefined) {
        send({ ...reply(message), result: null });
      } else if (message.id !== undefined) {
        settle(message, answers);
      }
    }),
  );

  const rootUri = pathToFileURL(root).href;
  await request('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'formpress' }],
    capabilities: {
      workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
      textDocument: { hover: {}, completion: {}, publishDiagnostics: {} },
    },
  });
  send({ method: 'initialized', params: {} });
  send({ method: 'workspace/didChangeConfiguration', params: {} });

  return {
    request,
    open: (file, text) =>
      new Promise((resolve) => {
        const uri = pathToFileURL(file).href;
        diagnosed.set(uri, resolve);
        const textDocument = { uri, languageId: 'yaml', version: 1, text };
        send({ method: 'textDocument/didOpen', params: { textDocument } });
      }),
    stop: async () => {
      await request('shutdown', null);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      send({ method: 'exit' });
      await ended;
    },
  };
}

function serverPath(): string {
  return createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server');
}

function reply({ id }: Message): Message {
  return id === undefined ? {} : { id };
}

function settle(message: Message, answers: Map<number, Wait>): void {
  const wait = answers.get(message.id ?? 0);
  if (message.error) wait?.reject(new Error(JSON.stringify(message.error)));
  else wait?.resolve(message.result);
}

/** Returns a section of the settings: `yaml` has every setting that begins with `yaml.`. */
function section(settings: Record<string, unknown>, name: string): unknown {
  if (name in settings) return settings[name];
  const own = Object.entries(settings).filter(([key]) => key.startsWith(`${name}.`));
  const names = new Set(own.map(([key]) => key.slice(name.length + 1).split('.')[0] ?? ''));
  return Object.fromEntries([...names].map((key) => [key, section(settings, `${name}.${key}`)]));
}
