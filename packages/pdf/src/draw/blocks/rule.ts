import type { BlankRule, BlankSpace } from '@formpress/model';
import { ruleAcross } from '../ink.ts';
import type { LayoutContext } from '../layout-context.ts';
import { thick, thin } from '../measures.ts';
import type { Piece } from '../piece.ts';

/** Lays out a rule across the whole width. */
export function layOutRule({ rule }: BlankRule, context: LayoutContext): Piece[] {
  const line = ruleAcross(0, 0, context.width, rule === 'thick' ? thick : thin);
  const inks = rule === 'dashed' ? [{ ...line, dots: 'dashes' as const }] : [line];
  return [{ inks, height: 0, before: 3, after: 3 }];
}

/** Lays out empty space. */
export function layOutSpace({ space }: BlankSpace): Piece[] {
  return [{ inks: [], height: Number(space), before: 0, after: 0 }];
}
