import type { Face } from '../fonts/arimo.ts';
import type { Path } from './blank-problem.ts';

/** A node of the structure tree for screen readers. Marks without a tag are decoration. */
export type Tag = {
  role: 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | CellRole;
  parent?: Tag;
  /** How many columns a table cell spans. */
  columns?: number;
};
type CellRole = 'Table' | 'TR' | 'TH' | 'TD' | 'Form';

/** A field drawn at one position. Several positions with one name are one field. */
export type DrawnField = TextField | ButtonField;
type TextField = Named & {
  type: 'text';
  max?: number;
  comb: boolean;
  multiline: boolean;
  align: 'left' | 'center' | 'right';
  size: number;
};
type ButtonField = Named & { type: 'check' | 'radio'; on: string };
type Named = { name: string; tip: string; at: Path };

export type TextInk = {
  kind: 'text';
  x: number;
  /** The baseline. */
  y: number;
  text: string;
  face: Face;
  size: number;
  width: number;
  look?: 'white' | 'outline';
  tag?: Tag;
};
export type RuleInk = {
  kind: 'rule';
  x: number;
  y: number;
  toX: number;
  toY: number;
  thickness: number;
  dots?: 'leader' | 'dashes';
};
type AreaInk = Box & { kind: 'area'; gray: number };
type FrameInk = Box & { kind: 'frame'; thickness: number };
export type WidgetInk = Box & { kind: 'widget'; field: DrawnField; tag: Tag };
type Box = { x: number; y: number; width: number; height: number };

/** A mark on a page, measured in points from the top left corner, downwards. */
export type Ink = TextInk | RuleInk | AreaInk | FrameInk | WidgetInk;

/** The same marks, moved to another position. */
export function moveInks(inks: Ink[], right: number, down: number): Ink[] {
  return inks.map((ink) => {
    const moved = { ...ink, x: ink.x + right, y: ink.y + down };
    if (moved.kind === 'rule') {
      moved.toX += right;
      moved.toY += down;
    }
    return moved;
  });
}

/** A rule from left to right. */
export function ruleAcross(x: number, y: number, width: number, thickness: number): RuleInk {
  return { kind: 'rule', x, y, toX: x + width, toY: y, thickness };
}

/** A rule from top to bottom. */
export function ruleDown(x: number, y: number, height: number, thickness: number): RuleInk {
  return { kind: 'rule', x, y, toX: x, toY: y + height, thickness };
}
