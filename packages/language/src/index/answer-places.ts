import { versionFolderOf } from './families.ts';
import type { NameIndex, PlacedName } from './name-index.ts';

/** Every place that a rename must change: an answer is also a key of the amounts that its question chooses from. */
export function placesOf(name: PlacedName, index: NameIndex): PlacedName[] {
  const places = index.occurrencesOf(name);
  if (name.kind !== 'answer' || name.of === undefined) return places;
  const chosen = amountsChosenBy(name.of, name.file, index);
  return [
    ...places,
    ...chosen.flatMap((amount) => index.occurrencesOf({ ...name, of: `@${amount}` })),
  ];
}

/** The amounts that formulas of a family read by the answer to a question: `@limit[status]`. */
function amountsChosenBy(question: string, file: string, index: NameIndex): string[] {
  const familyOf = (path: string) => index.families.familyOf(versionFolderOf(path) ?? path);
  const family = familyOf(file);
  const found = [...index.files.values()]
    .filter((each) => familyOf(each.file) === family)
    .flatMap(({ names, text }) =>
      names.flatMap((amount, at) => {
        const next = names[at + 1];
        const isIndexed = text[amount.at.end] === '[' && next?.at.start === amount.at.end + 1;
        const isBy = next?.kind === 'question' && next.name === question;
        return amount.kind === 'amount' && isIndexed && isBy ? [amount.name] : [];
      }),
    );
  return [...new Set(found)];
}
