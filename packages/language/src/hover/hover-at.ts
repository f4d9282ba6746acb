import type { Hover } from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import { versionFolderOf } from '../index/families.ts';
import type { IndexedFile } from '../index/indexed-file.ts';
import type { NameIndex, PlacedName } from '../index/name-index.ts';
import { keyAt } from '../schema/keys-at.ts';
import type { Session } from '../session/session.ts';
import { amountHover } from './amount-hover.ts';
import { fieldHover } from './field-hover.ts';
import type { HoverScope } from './hover-scope.ts';
import { calculateAt, keysAround } from './keys-around.ts';
import { questionHover } from './question-hover.ts';

/** The hover for what is at an offset, in Markdown. */
export async function hoverAt(
  session: Session,
  path: string,
  offset: number,
): Promise<Hover | undefined> {
  const index = await session.index();
  const file = index.files.get(path);
  if (!file) return undefined;
  const name = index.nameAt(path, offset);
  const said = name && (await nameHover(session, index, name));
  const positions = positionsIn(file.text);
  if (name && said) return hover(said, positions.rangeOf(name.at));
  return (await formulaHover(session, index, path, offset)) ?? keyHover(file, offset);
}

function hover(value: string, range: NonNullable<Hover['range']>): Hover {
  return { contents: { kind: 'markdown', value }, range };
}

/** The hover between the names of a formula: that of the question that it calculates, which shows the result. */
async function formulaHover(
  session: Session,
  index: NameIndex,
  path: string,
  offset: number,
): Promise<Hover | undefined> {
  const file = index.files.get(path);
  const question = file?.names.findLast(
    ({ kind, declares, whole }) =>
      kind === 'question' && declares && whole && whole.start <= offset && offset <= whole.end,
  );
  const formula = question && file?.root && calculateAt(file.root, offset);
  if (!file || !question || !formula) return undefined;
  const said = await nameHover(session, index, { ...question, file: path });
  return said === undefined ? undefined : hover(said, positionsIn(file.text).rangeOf(formula));
}

/** The documentation of a key. */
function keyHover({ root, kind, text }: IndexedFile, offset: number): Hover | undefined {
  const around = root && keysAround(root, offset);
  const known = around && keyAt(kind, around.keys);
  if (!around || !known?.about) return undefined;
  return hover(`**${known.key}**\n\n${known.about}`, positionsIn(text).rangeOf(around.at));
}

async function nameHover(
  session: Session,
  index: NameIndex,
  name: PlacedName,
): Promise<string | undefined> {
  const [declared] = index.declarationsOf(name);
  const folder = versionFolderOf(name.file) ?? (declared && versionFolderOf(declared.file));
  const { linked, lowered } = folder ? await session.family(`${folder}/form.yaml`) : nothing;
  const ownLinked = linked.find((form) => form.folder === folder);
  const ownLowered = lowered.find((form) => form.source.folder === folder);
  const scope: HoverScope = {
    name,
    opened: session.opened(),
    ...(ownLinked && { linked: ownLinked }),
    ...(ownLowered && { lowered: ownLowered }),
  };
  switch (name.kind) {
    case 'question':
      return questionHover(scope);
    case 'amount':
      return amountHover(scope);
    case 'field':
      return fieldHover(scope);
    default:
      return simpleHover(scope, declared);
  }
}

const nothing = { linked: [], lowered: [] };

/** Where a name is declared, with the text of a statement or the description of a tax parameter. */
function simpleHover({ name, lowered }: HoverScope, declared: PlacedName | undefined) {
  const where = declared ? `Declared in ${declared.file}.` : '';
  const statement = name.kind === 'statement' ? lowered?.bundle.statements[name.name] : undefined;
  const parameter =
    name.kind === 'parameter'
      ? lowered?.bundle.taxParameters.find(({ id }) => id === name.name)
      : undefined;
  const texts = statement ?? parameter?.about;
  const words = texts
    ? Object.entries(texts).map(([language, text]) => `- **${language}** ${text}`)
    : [];
  const said = [`**${name.name}**`, ...(words.length > 0 ? [words.join('\n')] : []), where];
  return declared || words.length > 0 ? said.filter(Boolean).join('\n\n') : undefined;
}
