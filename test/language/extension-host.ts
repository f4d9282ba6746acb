/**
 * A stand-in for Visual Studio Code, with only what a language client needs to start: settings, documents, findings
 * and commands. The extension, its client and the server are the real ones.
 */
import { EventEmitter as Emitter } from 'node:events';
import { pathToFileURL } from 'node:url';

type Listener = (value: unknown) => void;

/** What tests use and see of a host. */
export type ExtensionHost = {
  /** What the extension gets from require('vscode'). */
  api: object;
  commands: Map<string, (...words: unknown[]) => unknown>;
  /** The messages that people were shown. */
  told: string[];
  /** The messages of the findings of a file, once there are any. */
  findingsOf(path: string): Promise<string[]>;
  open(path: string, text: string): void;
};

const disposable = { dispose: () => undefined };
const never = () => disposable;

class Uri {
  readonly scheme = 'file';
  readonly authority = '';
  readonly query = '';
  readonly fragment = '';
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
  static file(path: string): Uri {
    return new Uri(path);
  }
  static parse(uri: string): Uri {
    return new Uri(decodeURIComponent(new URL(uri).pathname));
  }
  get fsPath(): string {
    return this.path;
  }
  with({ path }: { path: string }): Uri {
    return new Uri(path);
  }
  toString(): string {
    return pathToFileURL(this.path).href;
  }
}

class EventEmitter {
  readonly #emitter = new Emitter();
  event = (listener: Listener) => {
    this.#emitter.on('event', listener);
    return { dispose: () => this.#emitter.off('event', listener) };
  };
  fire(value?: unknown): void {
    this.#emitter.emit('event', value);
  }
  dispose(): void {
    this.#emitter.removeAllListeners();
  }
}

class Thing {
  constructor(...parts: unknown[]) {
    Object.assign(this, { parts });
  }
}

class Diagnostic {
  readonly range: unknown;
  readonly message: string;
  constructor(range: unknown, message: string) {
    this.range = range;
    this.message = message;
  }
}

class CancellationTokenSource {
  readonly token = { isCancellationRequested: false, onCancellationRequested: never };
  cancel(): void {
    this.token.isCancellationRequested = true;
  }
  dispose(): void {
    this.cancel();
  }
}

type Kind = { value: string; append(part: string): Kind };
const codeActionKind = (value: string): Kind => ({
  value,
  append: (part: string) => codeActionKind(value === '' ? part : `${value}.${part}`),
});

/** What is not named here is a class without behaviour, an event that never happens, or a provider that nobody asks. */
function withRest<T extends object>(named: T, rest: unknown): T {
  return new Proxy(named, {
    get: (target, key) =>
      key in target || typeof key === 'symbol' ? Reflect.get(target, key) : rest,
  });
}

/** A host in which a folder is open. */
export function extensionHost(folder: string, settings: Record<string, unknown>): ExtensionHost {
  const opened = new EventEmitter();
  const shown = new EventEmitter();
  const documents: object[] = [];
  const findings = new Map<string, string[]>();
  const commands: ExtensionHost['commands'] = new Map();
  const told: string[] = [];
  const tell = async (message: string) => void told.push(message);
  const channel = withRest(disposable, never);
  const api = withRest(
    {
      version: '1.91.0',
      Uri,
      EventEmitter,
      CancellationTokenSource,
      Diagnostic,
      Disposable: Object.assign(Thing, { from: () => disposable }),
      env: { language: 'en', appName: 'Visual Studio Code' },
      LogLevel: { Trace: 1, Debug: 2, Info: 3, Warning: 4, Error: 5, Off: 0 },
      CodeActionKind: { Empty: codeActionKind('') },
      DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
      commands: {
        registerCommand(name: string, run: (...words: unknown[]) => unknown) {
          commands.set(name, run);
          return disposable;
        },
        executeCommand: async () => undefined,
      },
      languages: withRest(
        {
          match: () => 10,
          createDiagnosticCollection: () => ({
            set: (uri: Uri, found: Diagnostic[] = []) => {
              findings.set(
                uri.path,
                found.map(({ message }) => message),
              );
              shown.fire();
            },
            delete: () => undefined,
            clear: () => undefined,
            dispose: () => undefined,
          }),
        },
        never,
      ),
      window: withRest(
        {
          terminals: [],
          visibleTextEditors: [],
          activeTextEditor: undefined,
          tabGroups: { all: [], onDidChangeTabs: never },
          createOutputChannel: () => channel,
          showErrorMessage: tell,
          showWarningMessage: tell,
          showInformationMessage: tell,
        },
        never,
      ),
      workspace: withRest(
        {
          workspaceFolders: [{ uri: new Uri(folder), name: 'forms', index: 0 }],
          textDocuments: documents,
          notebookDocuments: [],
          onDidOpenTextDocument: opened.event,
          getConfiguration: () => ({
            get: (name: string, otherwise: unknown) => settings[name] ?? otherwise,
          }),
          createFileSystemWatcher: () => ({
            onDidCreate: never,
            onDidChange: never,
            onDidDelete: never,
            dispose: () => undefined,
          }),
        },
        never,
      ),
    },
    Thing,
  );
  return {
    api,
    commands,
    told,
    open(path, text) {
      const document = {
        uri: new Uri(path),
        fileName: path,
        languageId: 'yaml',
        version: 1,
        isClosed: false,
        getText: () => text,
      };
      documents.push(document);
      opened.fire(document);
    },
    findingsOf: (path) =>
      new Promise((resolve) => {
        const look = () => {
          const found = findings.get(path);
          if (found && found.length > 0) resolve(found);
        };
        shown.event(look);
        look();
      }),
  };
}
