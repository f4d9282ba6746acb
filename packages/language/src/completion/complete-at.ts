import { type CompletionItem, CompletionItemKind, type TextEdit } from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import { keyAt, keysAt } from '../schema/keys-at.ts';
import type { Session } from '../session/session.ts';
import { type Typed, typedAt } from './marked-file.ts';
import type { Offer } from './offer.ts';
import { offersFor } from './offers-for.ts';

const kinds: Record<Offer['kind'], CompletionItemKind> = {
  question: CompletionItemKind.Field,
  set: CompletionItemKind.Module,
  amount: CompletionItemKind.Constant,
  kind: CompletionItemKind.Enum,
  statement: CompletionItemKind.Text,
  parameter: CompletionItemKind.Property,
  rule: CompletionItemKind.Event,
  form: CompletionItemKind.File,
  version: CompletionItemKind.File,
  place: CompletionItemKind.Folder,
  flow: CompletionItemKind.Module,
  field: CompletionItemKind.Interface,
  person: CompletionItemKind.Variable,
  answer: CompletionItemKind.EnumMember,
};

/** What can be written at an offset, the likeliest first. Works on files that are half written. */
export async function completeAt(
  session: Session,
  path: string,
  offset: number,
): Promise<CompletionItem[]> {
  const index = await session.index();
  const file = index.files.get(path);
  const typed = file && typedAt(path, file.kind, file.text, offset);
  if (!file || !typed) return [];
  const range = positionsIn(file.text).rangeOf(typed);
  const edit = (newText: string): TextEdit => ({ range, newText });
  const names = typed.name
    ? await offersFor(session, index, { file, typed, name: typed.name })
    : [];
  const offered = likeliestFirst(names, file.text.slice(typed.start, offset)).map(
    (offer, order): CompletionItem => ({
      label: offer.name,
      kind: kinds[offer.kind],
      sortText: `0${String(order).padStart(5, '0')}`,
      textEdit: edit(offer.written ?? offer.name),
      ...(offer.about && { detail: offer.about }),
      ...(offer.more && { documentation: { kind: 'markdown', value: offer.more } }),
    }),
  );
  return [
    ...offered,
    ...(typed.isKey ? keyItems(file.kind, typed, edit) : valueItems(file.kind, typed, edit)),
  ];
}

/** Names that begin with what is typed, then those that contain it, then the others. */
function likeliestFirst(offers: readonly Offer[], word: string): Offer[] {
  const wanted = word.toLowerCase();
  const rank = ({ name }: Offer) => {
    const at = name.toLowerCase().indexOf(wanted);
    return at === -1 ? 2 : Math.min(at, 1);
  };
  return offers.toSorted((a, b) => rank(a) - rank(b));
}

function keyItems(
  kind: Parameters<typeof keysAt>[0],
  { keys, siblings }: Typed,
  edit: (text: string) => TextEdit,
): CompletionItem[] {
  return keysAt(kind, keys)
    .filter(({ key }) => !siblings.includes(key))
    .map(({ key, about }, order) => ({
      label: key,
      kind: CompletionItemKind.Keyword,
      sortText: `1${String(order).padStart(5, '0')}`,
      textEdit: edit(`${key}: `),
      ...(about && { documentation: { kind: 'markdown', value: about } }),
    }));
}

function valueItems(
  kind: Parameters<typeof keysAt>[0],
  { keys }: Typed,
  edit: (text: string) => TextEdit,
): CompletionItem[] {
  return (keyAt(kind, keys)?.values ?? []).map((value, order) => ({
    label: value,
    kind: CompletionItemKind.Value,
    sortText: `1${String(order).padStart(5, '0')}`,
    textEdit: edit(value),
  }));
}
