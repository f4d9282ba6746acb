import { type DocumentSymbol, SymbolKind, type WorkspaceSymbol } from 'vscode-languageserver';
import { type Positions, positionsIn } from '../foundation/positions.ts';
import type { Name, NameKind } from '../names/name.ts';
import { locationOf, type Session } from '../session/session.ts';

const symbolKinds: Partial<Record<NameKind, SymbolKind>> = {
  set: SymbolKind.Namespace,
  question: SymbolKind.Field,
  amount: SymbolKind.Constant,
  kind: SymbolKind.Enum,
  statement: SymbolKind.String,
  parameter: SymbolKind.Property,
  rule: SymbolKind.Event,
  place: SymbolKind.Package,
  field: SymbolKind.Object,
};

/** What a file declares, as a tree: sets with their questions. */
export async function documentSymbols(session: Session, path: string): Promise<DocumentSymbol[]> {
  const file = (await session.index()).files.get(path);
  if (!file) return [];
  const positions = positionsIn(file.text);
  const roots: DocumentSymbol[] = [];
  const open: { symbol: DocumentSymbol; end: number }[] = [];
  for (const name of file.names) {
    const symbol = symbolOf(name, positions);
    if (!symbol || !name.whole) continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= name.at.start) open.pop();
    const parent = open.at(-1)?.symbol;
    if (parent) parent.children = [...(parent.children ?? []), symbol];
    else roots.push(symbol);
    open.push({ symbol, end: name.whole.end });
  }
  return roots;
}

function symbolOf(name: Name, positions: Positions): DocumentSymbol | undefined {
  const kind = symbolKinds[name.kind];
  if (!kind || !name.declares || !name.whole) return undefined;
  return {
    name: name.kind === 'amount' ? `@${name.name}` : name.name,
    kind,
    range: positions.rangeOf(name.whole),
    selectionRange: positions.rangeOf(name.at),
  };
}

const mostSymbols = 500;

/** The declarations in all files whose names match a query. */
export async function workspaceSymbols(
  session: Session,
  query: string,
): Promise<WorkspaceSymbol[]> {
  const sources = await session.files();
  const { files } = await session.index();
  const wanted = query.toLowerCase().replace(/^@/, '');
  const found: WorkspaceSymbol[] = [];
  for (const { file, names } of files.values()) {
    for (const { kind, name, at, declares } of names) {
      const symbol = symbolKinds[kind];
      if (!declares || !symbol || !name.toLowerCase().includes(wanted)) continue;
      const containerName = file.slice(0, file.lastIndexOf('/'));
      found.push({ name, kind: symbol, containerName, location: locationOf(session, sources, at) });
      if (found.length === mostSymbols) return found;
    }
  }
  return found;
}
