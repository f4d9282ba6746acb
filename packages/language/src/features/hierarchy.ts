import {
  type CallHierarchyIncomingCall,
  type CallHierarchyItem,
  type CallHierarchyOutgoingCall,
  SymbolKind,
} from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import type { NameIndex, PlacedName } from '../index/name-index.ts';
import type { Session } from '../session/session.ts';

/** The set at an offset, to ask which sets lead to it and where it leads. */
export async function setAt(
  session: Session,
  path: string,
  offset: number,
): Promise<CallHierarchyItem[]> {
  const index = await session.index();
  const name = index.nameAt(path, offset);
  if (name?.kind !== 'set') return [];
  return index.declarationsOf(name).map((each) => itemOf(session, index, each));
}

/** The sets that lead to a set. */
export async function setsBefore(
  session: Session,
  item: CallHierarchyItem,
): Promise<CallHierarchyIncomingCall[]> {
  const index = await session.index();
  const set = declaredSet(session, index, item);
  const uses = set
    ? index.occurrencesOf(set).filter(({ declares, of }) => !declares && of === set.of)
    : [];
  return uses.flatMap((use) => {
    const from = setAround(index, use);
    if (!from) return [];
    const fromRanges = [rangeOf(index, use)];
    return [{ from: itemOf(session, index, from), fromRanges }];
  });
}

/** The sets that a set leads to. */
export async function setsAfter(
  session: Session,
  item: CallHierarchyItem,
): Promise<CallHierarchyOutgoingCall[]> {
  const index = await session.index();
  const set = declaredSet(session, index, item);
  const { whole } = set ?? {};
  if (!set || !whole) return [];
  const names = index.files.get(set.file)?.names ?? [];
  const inside = names.filter(
    ({ kind, at, declares }) =>
      kind === 'set' && !declares && whole.start <= at.start && at.end <= whole.end,
  );
  return inside.flatMap((use) => {
    const placed = { ...use, file: set.file };
    const [to] = index.declarationsOf(placed);
    return to ? [{ to: itemOf(session, index, to), fromRanges: [rangeOf(index, placed)] }] : [];
  });
}

function declaredSet(
  session: Session,
  index: NameIndex,
  { uri, selectionRange }: CallHierarchyItem,
): PlacedName | undefined {
  const path = session.pathOf(uri) ?? '';
  const text = index.files.get(path)?.text ?? '';
  return index.nameAt(path, positionsIn(text).offsetAt(selectionRange.start));
}

/** The set in which a name is used. */
function setAround({ files }: NameIndex, { file, at }: PlacedName): PlacedName | undefined {
  const names = files.get(file)?.names ?? [];
  const set = names.find(
    ({ kind, declares, whole }) =>
      kind === 'set' && declares && whole && whole.start <= at.start && at.end <= whole.end,
  );
  return set && { ...set, file };
}

function rangeOf({ files }: NameIndex, { file, at }: PlacedName) {
  return positionsIn(files.get(file)?.text ?? '').rangeOf(at);
}

function itemOf(session: Session, index: NameIndex, set: PlacedName): CallHierarchyItem {
  const positions = positionsIn(index.files.get(set.file)?.text ?? '');
  return {
    name: set.name,
    kind: SymbolKind.Namespace,
    detail: set.file.slice(0, set.file.lastIndexOf('/')),
    uri: session.uriOf(set.file),
    range: positions.rangeOf(set.whole ?? set.at),
    selectionRange: positions.rangeOf(set.at),
  };
}
