import { type InlayHint, InlayHintKind } from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import { versionFolderOf } from '../index/families.ts';
import type { Session } from '../session/session.ts';
import { valueInWords } from '../words/amount-in-words.ts';
import { valuesInCase } from '../words/case-values.ts';
import { printedNear } from '../words/printed-near.ts';

/** Beside names: the value of an amount, the printed line of a box, the result of a calculated question in the first case. */
export async function hintsIn(
  session: Session,
  path: string,
  [start, end]: readonly [number, number],
): Promise<InlayHint[]> {
  const folder = versionFolderOf(path);
  const file = (await session.index()).files.get(path);
  if (!folder || !file) return [];
  const { linked, lowered } = await session.family(path);
  const form = linked.find((each) => each.folder === folder);
  const built = lowered.find((each) => each.source.folder === folder);
  const [first] = built?.source.cases ?? [];
  const results = built && first && valuesInCase(built, first);
  const positions = positionsIn(file.text);
  const hint = (at: { end: number }, label: string): InlayHint => ({
    position: positions.rangeOf({ start: at.end, end: at.end }).start,
    label,
    kind: InlayHintKind.Type,
    paddingLeft: true,
  });
  return file.names.flatMap(({ kind, name, at, declares }): InlayHint[] => {
    if (!form || at.end < start || at.start > end) return [];
    const amount = kind === 'amount' && !declares ? form.amounts.get(name)?.amount : undefined;
    if (amount && 'number' in amount) return [hint(at, `= ${valueInWords(amount)}`)];
    const binding = kind === 'field' && form.pdf.bindings.find((each) => each.written === name);
    const box = binding && form.blank.fields.find((each) => each.name === binding.field.name);
    const { line } = box ? printedNear(box) : {};
    if (line) return [hint(at, `line ${line}`)];
    const question = kind === 'question' && declares ? form.questions.get(name) : undefined;
    const result = question?.calculate && results?.values.get(name);
    return result ? [hint(at, `= ${result} (${results?.about})`)] : [];
  });
}
