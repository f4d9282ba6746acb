import type { Connection } from 'vscode-languageserver';
import { diagnosticsByFile } from '../features/diagnostics.ts';
import type { Session } from '../session/session.ts';

/** A pause in typing after which the definitions are checked, in milliseconds. */
const pause = 120;

/** Sends findings soon after it is asked to, until it is stopped. */
export type Findings = { soon(): void; stop(): void };

/** Sends the findings of all files to the editor whenever definitions change. */
export function publishFindings(
  connection: Connection,
  session: Session,
  openFiles: () => string[],
): Findings {
  let shown = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const publish = async () => {
    const found = await session.inBackground((signal) => diagnosticsByFile(session, signal));
    if (isStopped) return;
    if (found === 'aborted') {
      soon();
      return;
    }
    for (const [path, diagnostics] of found)
      await connection.sendDiagnostics({ uri: session.uriOf(path), diagnostics });
    for (const path of shown)
      if (!found.has(path))
        await connection.sendDiagnostics({ uri: session.uriOf(path), diagnostics: [] });
    shown = new Set(found.keys());
    for (const path of openFiles()) await session.inBackground(() => session.refresh(path));
  };
  const soon = () => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      publish().catch((trouble: unknown) => {
        // An editor that is gone needs no findings.
        if (!isStopped) connection.console.error(String(trouble));
      });
    }, pause);
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { soon, stop };
}
