import { type Cache, openWorkspace } from '@formpress/compiler';
import { createConnection } from 'vscode-languageserver/node';
import { openSession } from '../session/session.ts';
import { serve } from './serve.ts';

/** An analyst works on a few forms at a time. */
const mostFamilies = 12;

/** Serves an editor over standard input and output, for a folder of definitions. */
export function serveOverPipes(folder: string, cache: Cache | undefined): void {
  const connection = createConnection(process.stdin, process.stdout);
  const workspace = openWorkspace(folder, { cache, mostFamilies });
  serve(connection, openSession(folder, workspace));
  connection.listen();
}
