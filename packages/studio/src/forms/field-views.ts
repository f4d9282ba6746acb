import type { LinkedBinding, LinkedForm } from '@formpress/compiler';
import { lastLevel, type Part } from '@formpress/model';
import { inspect } from '@formpress/pdf';
import { placeOf } from '../foundation/places.ts';
import type { FieldView } from '../foundation/wire.ts';
import type { OpenForm } from './open-forms.ts';

/** The boxes of the prepared blank, and the size of its pages. */
export type Boxes = { fields: FieldView[]; pages: { width: number; height: number }[] };

const known = new WeakMap<OpenForm['lowered'], ReturnType<typeof inspect>>();

function inspected({ lowered }: OpenForm): ReturnType<typeof inspect> {
  const found = known.get(lowered) ?? inspect(lowered.blankPdf);
  known.set(lowered, found);
  return found;
}

/** Every box of the form, with what is printed in it and the lines of YAML that say so. */
export function boxesOf(form: OpenForm): Boxes {
  const { pages, fields } = inspected(form);
  const holds = new Map(
    form.lowered.source.pdf.bindings.map((each) => [each.field, each.holds] as const),
  );
  const views = fields.map(({ name, widgets }): FieldView => {
    const boxes = widgets.map(({ page, box }) => ({ page, box }));
    const bound = boundTo(name, form);
    return { name, boxes, ...bound, holds: holds.get(name) ?? bound.holds };
  });
  return { fields: views, pages: pages.map(({ width, height }) => ({ width, height })) };
}

function boundTo(name: string, { linked, files }: OpenForm): Omit<FieldView, 'name' | 'boxes'> {
  const binding = linked.pdf.bindings.find(({ field }) => field.name === name);
  if (binding)
    return {
      written: binding.written,
      holds: '',
      questions: questionsIn(binding),
      people: peopleIn(binding),
      place: placeOf(binding.at, files),
    };
  const sign = linked.pdf.sign.find((each) => each.name === name || each.field === name);
  const empty = linked.pdf.blank.find((each) => each.name === name);
  const at = (sign ?? empty)?.at;
  return {
    written: sign?.name ?? lastLevel(name),
    holds: sign ? describeSign(sign.kind) : empty ? 'Stays empty.' : '',
    questions: sign?.when?.reads.map((read) => read.name) ?? [],
    people: [],
    ...(at && { place: placeOf(at, files) }),
  };
}

function describeSign(kind: LinkedForm['pdf']['sign'][number]['kind']): string {
  return kind === 'signature' ? 'The signature' : 'The date of the signature';
}

function questionsIn(binding: LinkedBinding): string[] {
  if ('tick' in binding) return namesOf(binding.tick.reads);
  if ('by' in binding) {
    const chosen = [...binding.choose.values()].flatMap((each) =>
      'reads' in each ? each.reads : [],
    );
    return [...new Set([binding.by.id, ...namesOf(chosen)])];
  }
  return namesOf(binding.reads);
}

function namesOf(reads: readonly { name: string }[]): string[] {
  return [...new Set(reads.map(({ name }) => name))];
}

function peopleIn(binding: LinkedBinding): string[] {
  const parts: Part[] =
    'print' in binding
      ? binding.print
      : 'by' in binding
        ? [...binding.choose.values()].flatMap((each) => ('print' in each ? each.print : []))
        : [];
  return parts.flatMap((part) => ('person' in part ? [part.person] : []));
}
