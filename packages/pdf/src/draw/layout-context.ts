import type { BlankBlock } from '@formpress/model';
import type { Path } from './blank-problem.ts';
import type { Tag } from './ink.ts';
import type { Piece } from './piece.ts';

/** What a block has to know of the place it is laid in. */
export type LayoutContext = {
  width: number;
  /** The size of ordinary text. */
  size: number;
  /** How far text keeps from the left edge, which boxes touch. */
  inset: number;
  /** Whether boxes draw their outer edges; in a section they stand open. */
  frame: 'open' | 'closed';
  tag: Tag;
  at: Path;
  /** Where the fields of this page hang. */
  under?: string;
  lay(blocks: BlankBlock[], context: LayoutContext): Piece[];
};

/** The context of a part, for what goes wrong in it. */
export function within(context: LayoutContext, ...keys: (string | number)[]): LayoutContext {
  return { ...context, at: [...context.at, ...keys] };
}
