import type { PDFContext, PDFDict, PDFRef } from 'pdf-lib';
import { BlankProblem } from '../blank-problem.ts';
import type { WidgetInk } from '../ink.ts';
import { name, textString } from './pdf-objects.ts';
import { type DrawnWidget, fieldEntries } from './widget.ts';

/** Writes the fields of a form and returns the top-level ones. Names are split at dots. */
export function writeFields(context: PDFContext, drawn: DrawnWidget[]): PDFRef[] {
  return writeLevel(context, drawn, 0);
}

function writeLevel(
  context: PDFContext,
  drawn: DrawnWidget[],
  depth: number,
  parent?: PDFRef,
): PDFRef[] {
  const groups = new Map<string, DrawnWidget[]>();
  for (const each of drawn) {
    const part = partsOf(each)[depth] ?? '';
    groups.set(part, [...(groups.get(part) ?? []), each]);
  }
  return [...groups].map(([part, group]) => {
    const ending = group.filter((each) => partsOf(each).length === depth + 1);
    if (ending.length === group.length) return writeField(context, part, group, parent);
    if (ending[0]) throw clash(ending[0].ink);
    const ref = context.nextRef();
    const dict = context.obj({ T: textString(part), ...(parent && { Parent: parent }) });
    context.assign(ref, dict);
    dict.set(name('Kids'), context.obj(writeLevel(context, group, depth + 1, ref)));
    return ref;
  });
}

/** Writes a field. With one position, field and annotation are one object; several are kids of the field. */
function writeField(
  context: PDFContext,
  part: string,
  group: DrawnWidget[],
  parent: PDFRef | undefined,
): PDFRef {
  const [first] = group;
  if (!first) throw new Error('A field must be drawn somewhere.');
  for (const each of group) checkSame(first.ink, each.ink);

  const single = group.length === 1;
  const ref = single ? first.ref : context.nextRef();
  const dict: PDFDict = single ? first.dict : context.obj({});
  dict.set(name('T'), textString(part));
  if (parent) dict.set(name('Parent'), parent);
  for (const [key, value] of context.obj(fieldEntries(first.ink.field)).entries()) {
    dict.set(key, value);
  }
  context.assign(ref, dict);
  if (single) return ref;

  dict.set(name('Kids'), context.obj(group.map((each) => each.ref)));
  for (const each of group) {
    each.dict.set(name('Parent'), ref);
    context.assign(each.ref, each.dict);
  }
  return ref;
}

function partsOf({ ink }: DrawnWidget): string[] {
  return ink.field.name.split('.');
}

function checkSame({ field: first }: WidgetInk, { field }: WidgetInk): void {
  if (first.type === field.type) return;
  throw new BlankProblem(`"${field.name}" is drawn twice, as different kinds of field.`, field.at);
}

function clash({ field }: WidgetInk): BlankProblem {
  return new BlankProblem(
    `"${field.name}" is a field, but it is also the beginning of another field's name.`,
    field.at,
  );
}
