import type { MapEntry } from '@formpress/compiler';
import type { NameIndex, PlacedName } from '../index/name-index.ts';
import { entriesOf, valueAt } from '../names/walk.ts';
import type { Replacement } from '../session/edits-of.ts';

const file = 'shared/engine-fields.yaml';

/**
 * The edits to the rows for payroll engines when a tax parameter is renamed. A row has the full id, or only the name
 * after the dot, which other forms may use as well: then the row is copied for the new name. A row that would repeat
 * another is removed.
 */
export function engineRowEdits(
  places: readonly PlacedName[],
  [from, to]: readonly [string, string],
  index: NameIndex,
): Replacement[] {
  const rows = index.files.get(file);
  if (!rows?.root || hasOwnRows(places, index)) return [];
  const { root, text } = rows;
  const rowOf = (key: string) => entriesOf(root).find((each) => each.key === key);
  const says = ({ keyAt, value }: MapEntry) => text.slice(keyAt.end, value.at.end);
  const own = rowOf(from);
  const used = own ?? rowOf(nameOf(from));
  if (!used || nameOf(from) === nameOf(to)) return [];
  const wanted = rowOf(to) ?? rowOf(nameOf(to));
  const isSaid = wanted !== undefined && says(wanted) === says(used);
  const mayGo = own !== undefined || !isUsedElsewhere(places, from, index);
  if (isSaid) return mayGo ? [{ file, ...linesOf(used, text), text: '' }] : [];
  if (!mayGo) {
    const { end } = used.value.at;
    return [{ file, start: end, end, text: `\n${to}${says(used)}` }];
  }
  const { start, end } = used.keyAt;
  return [{ file, start, end, text: own || wanted ? to : nameOf(to) }];
}

function nameOf(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}

/** Whether the parameter itself declares its rows for payroll engines. */
function hasOwnRows(places: readonly PlacedName[], { files }: NameIndex): boolean {
  return places.some(({ file: form, name, declares }) => {
    const declared = valueAt(files.get(form)?.root, 'taxParameters');
    return declares && valueAt(valueAt(declared, name), 'engine') !== undefined;
  });
}

/** Whether another form has a parameter of this name, and so uses the same row. */
function isUsedElsewhere(
  places: readonly PlacedName[],
  from: string,
  { files }: NameIndex,
): boolean {
  return [...files.values()].some((other) =>
    (other.declared.get('parameter') ?? []).some(
      ({ name, at }) =>
        nameOf(name) === nameOf(from) &&
        !places.some((each) => each.file === other.file && each.at.start === at.start),
    ),
  );
}

function linesOf({ keyAt, value }: MapEntry, text: string): { start: number; end: number } {
  const start = text.lastIndexOf('\n', keyAt.start - 1) + 1;
  const end = text.indexOf('\n', value.at.end);
  return { start, end: end < 0 ? text.length : end + 1 };
}
