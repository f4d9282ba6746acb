import type { FieldRule, MarkPlace, PlanField, TextPlace } from '@formpress/model';
import type { InkPlace } from '@formpress/pdf';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { fitsOf } from '../fit/fits-of.ts';

/** A box of the form that can hold a value. */
export type FillableBox = {
  /** Its name in pdf.yaml, and the place of that name. */
  name: string;
  at: SourceRange;
  page: number;
  kind: PlanField['kind'];
} & (
  | { kind: 'text' | 'signature' | 'date'; place: TextPlace; field: TextLike; texts: string[] }
  | { kind: 'mark'; place: MarkPlace }
);

/**
 * Which print of the blank counts as lying below a value. Where people sign, the whole box must be free, and so must a
 * box that pdf.yaml adds to a blank that we drew. In any other field only print that the value itself meets counts.
 */
export function countedPrint(
  { bundle, source }: LoweredForm,
  { name, kind }: Pick<FillableBox, 'name' | 'kind'>,
): InkPlace['counted'] {
  const isOurs = bundle.blank.kind !== 'agency' && source.pdf.added.has(name);
  if (kind === 'signature' || kind === 'date' || isOurs) return 'all';
  return kind === 'mark' ? 'below a mark' : 'below letters';
}

type TextLike = Exclude<PlanField, { kind: 'mark' }>;

/** Every box that can hold a value, with the texts that it can hold, widest first. */
export function boxesToFill(form: LoweredForm): FillableBox[] {
  const rules = new Map(form.bundle.pdf.fields.map((rule) => [rule.field, rule]));
  const texts = widestTexts(form);
  const bound = form.source.pdf.bindings.flatMap(({ field: name, written, at }) => {
    const [field, rule] = [form.plan.fields[name], rules.get(name)];
    if (!field || !rule) return [];
    const base = { name: written, at };
    if (field.kind === 'mark') return markSpots(base, field, statesIn(rule));
    const labels = field.kind === 'text' ? labelsIn(rule, field) : [];
    const known = [...labels, ...(texts.get(name) ?? [])];
    return textSpots(base, field, known.length > 0 ? known : [anyText]);
  });
  return [...bound, ...signSpots(form)];
}

/** Used where nothing is known about what is printed. */
const anyText = 'X';

type Base = { name: string; at: SourceRange };

function textSpots(base: Base, field: TextLike, texts: string[]): FillableBox[] {
  const { kind, places } = field;
  return places.map((place) => ({ ...base, kind, page: place.page, place, field, texts }));
}

function markSpots(
  base: Base,
  { states }: Extract<PlanField, { kind: 'mark' }>,
  marked: ReadonlySet<string>,
): FillableBox[] {
  const places = Object.entries(states).flatMap(([state, all]) => (marked.has(state) ? all : []));
  return places.map((place) => ({ ...base, kind: 'mark', page: place.page, place }));
}

function signSpots({ bundle, plan, source }: LoweredForm): FillableBox[] {
  return bundle.pdf.sign.flatMap(({ field: name, format = 'YYYY-MM-DD' }) => {
    const field = plan.fields[name];
    if (!field || field.kind === 'mark') return [];
    const base = { name, at: source.pdf.sign.get(name)?.at ?? source.pdf.fieldsAt };
    const date = format.replace('YYYY', '2028').replace('MM', '12').replace('DD', '28');
    return textSpots(base, field, [date]);
  });
}

/** Text in letters that every standard font has. Other letters would need the embedded font. */
const ordinary = /^[\x20-\x7e\xa0-\xff]*$/;

/** By field, the texts whose width was checked, longest first. */
function widestTexts(form: LoweredForm): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { binding, texts: tried } of fitsOf(form)) {
    const usual = tried.filter((text) => ordinary.test(text));
    texts.set(binding.field, [...(texts.get(binding.field) ?? []), ...usual]);
  }
  for (const [field, all] of texts)
    texts.set(
      field,
      all.toSorted((a, b) => b.length - a.length),
    );
  return texts;
}

function statesIn(rule: FieldRule): Set<string> {
  if ('on' in rule) return new Set([rule.on]);
  if (!('choose' in rule)) return new Set();
  const chosen = Object.values(rule.choose);
  return new Set(chosen.flatMap((each) => ('state' in each ? [each.state] : [])));
}

/** The labels that a list prints for its values. */
function labelsIn(rule: FieldRule, { labels }: Extract<PlanField, { kind: 'text' }>): string[] {
  if (!labels) return [];
  return [...statesIn(rule)].flatMap((state) => labels[state] ?? []);
}
