import type {
  MarkField,
  MarkPlace,
  PlanField,
  SignField,
  TextField,
  TextPlace,
} from '@formpress/model';
import { describeField } from '../fields/describe-field.ts';
import type { FieldNode, WidgetNode } from '../fields/field-nodes.ts';
import type { PdfField, PdfWidget } from '../fields/pdf-field.ts';
import { standardFontFor } from '../fonts/standard-fonts.ts';
import type { Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { decodeText } from '../reader/text-string.ts';
import {
  type Dictionary,
  isDictionary,
  PdfString,
  type Reference,
  type StreamObject,
} from '../reader/values.ts';
import type { ContentTags } from '../structure/content-tags.ts';
import { appearanceOf, drawAppearance } from './appearance.ts';
import { decoration } from './decoration.ts';
import type { PageSurface } from './page-surface.ts';
import { rulesAcross, rulesOfPage } from './printed-rules.ts';

type Kind = 'signature' | 'date' | undefined;
type Seen = { node: WidgetNode; widget: PdfWidget; dictionary: Dictionary };

/** Plans where fields are printed, and draws their borders on the page. */
export class FieldPlanner {
  private readonly rules = new Map<number, ReturnType<typeof rulesOfPage>>();

  constructor(
    private readonly file: PdfFile,
    private readonly pages: Page[],
    private readonly surface: PageSurface,
    private readonly tags: ContentTags,
    private readonly captionOf: (field: string, state?: string) => Reference | undefined,
  ) {}

  /** The plan of a field; undefined when nothing is printed in it. */
  plan(node: FieldNode, sign: Kind): PlanField | undefined {
    const field = describeField(this.file, node);
    const seen = this.visible(node, field);
    if (field.type === 'button' || seen.length === 0) return undefined;
    if (field.type === 'signature' && !sign) return undefined;
    if (field.type === 'checkbox' || field.type === 'radio') return this.marks(field, seen);
    const places = seen.map((each) => this.textPlace(field, each, sign));
    if (sign) return { kind: sign, places, ...lengthOf(field) } satisfies SignField;
    return {
      kind: 'text',
      places,
      ...lengthOf(field),
      ...(field.multiline && { multiline: true as const }),
      ...(field.type === 'choice' && { labels: labelsOf(field) }),
    } satisfies TextField;
  }

  private visible(node: FieldNode, field: PdfField): Seen[] {
    return node.widgets.flatMap((each, i) => {
      const widget = field.widgets[i];
      const [dictionary] = each.chain;
      if (!widget || !dictionary || widget.hidden) return [];
      return [{ node: each, widget, dictionary }];
    });
  }

  private textPlace(field: PdfField, seen: Seen, sign: Kind): TextPlace {
    const { widget, dictionary, node } = seen;
    const font = standardFontFor(field.font.name);
    this.surface.useFont(widget.page, font);
    this.surface.draw(widget.page, decoration(this.file, dictionary, field));
    return {
      page: widget.page,
      box: widget.box,
      turn: widget.turn,
      font,
      size: sign === 'signature' ? 0 : field.font.size,
      color: field.font.color,
      align: field.align,
      ...this.rulesIn(field, widget),
      ...this.preset(field, seen),
      ...this.tag(field, node, widget),
    };
  }

  /** Printed rules on which the lines of a paragraph stand. */
  private rulesIn({ multiline }: PdfField, { page, box, turn }: PdfWidget): { rules?: number[] } {
    const on = this.pages[page - 1];
    if (!multiline || turn !== 0 || !on) return {};
    const known = this.rules.get(page) ?? rulesOfPage(this.file, on);
    this.rules.set(page, known);
    const rules = rulesAcross(known, box);
    return rules.length > 0 ? { rules } : {};
  }

  private tag(
    field: PdfField,
    node: WidgetNode,
    { page, on: state }: PdfWidget,
  ): { tag?: number; check?: number } {
    const on = this.pages[page - 1];
    const role = roles[field.type] ?? 'tv';
    const caption = this.captionOf(field.name, state) ?? this.captionOf(field.name);
    const describe = (alternative: string | undefined) =>
      caption ?? alternative ?? field.tooltip ?? field.name;
    return on ? this.tags.tag(node, on, role, describe) : {};
  }

  /** The agency's own value of a read-only field. */
  private preset(field: PdfField, seen: Seen): { preset?: string } {
    if (!field.readOnly || !field.value) return {};
    const stream = appearanceOf(this.file, seen.dictionary);
    if (!stream) return {};
    const resource = this.surface.useAppearance(seen.widget.page, stream);
    return { preset: drawAppearance(this.file, seen.dictionary, stream, resource) };
  }

  private marks(field: PdfField, seen: Seen[]): MarkField {
    const states = new Map<string, MarkPlace[]>();
    for (const each of seen) {
      this.drawEmptyBox(field, each);
      const { widget, dictionary, node } = each;
      if (widget.on === undefined) continue;
      const place: MarkPlace = {
        page: widget.page,
        box: widget.box,
        turn: widget.turn,
        mark: markOf(this.file, dictionary, field),
        color: field.font.color,
        ...this.tag(field, node, widget),
      };
      states.set(widget.on, [...(states.get(widget.on) ?? []), place]);
    }
    return { kind: 'mark', states: Object.fromEntries(states) };
  }

  private drawEmptyBox(field: PdfField, { widget, dictionary }: Seen): void {
    this.surface.useFont(widget.page, 'Helvetica');
    const off = appearanceOf(this.file, dictionary, 'Off');
    if (off && isDrawn(this.file, off)) {
      const resource = this.surface.useAppearance(widget.page, off);
      this.surface.draw(widget.page, drawAppearance(this.file, dictionary, off, resource));
    } else if (!off) {
      this.surface.draw(widget.page, decoration(this.file, dictionary, field));
    }
  }
}

const roles: Partial<Record<PdfField['type'], 'cb' | 'rb'>> = { checkbox: 'cb', radio: 'rb' };

function lengthOf(field: PdfField): { maxLength?: number; comb?: true } {
  if (field.maxLength === undefined) return {};
  return { maxLength: field.maxLength, ...(field.comb && { comb: true as const }) };
}

function labelsOf(field: PdfField): Record<string, string> {
  return Object.fromEntries(field.options.map(({ value, label }) => [value, label]));
}

/** Whether an appearance shows anything. */
function isDrawn(file: PdfFile, appearance: StreamObject): boolean {
  return (file.unpack(appearance)?.length ?? 0) > 0;
}

const shapes: Record<string, MarkPlace['mark']> = {
  '4': 'check',
  '5': 'cross',
  '6': 'cross',
  '8': 'cross',
  l: 'circle',
  n: 'square',
  u: 'diamond',
  H: 'star',
};

function markOf(file: PdfFile, dictionary: Dictionary, field: PdfField): MarkPlace['mark'] {
  const marks = file.at(dictionary, 'MK');
  const character = isDictionary(marks) ? file.at(marks, 'CA') : null;
  const known = character instanceof PdfString ? shapes[decodeText(character)] : undefined;
  return known ?? (field.type === 'radio' ? 'circle' : 'check');
}
