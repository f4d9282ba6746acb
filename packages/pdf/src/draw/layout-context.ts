import type { BlankBlock } from '@formpress/model';
import type { Path } from './blank-problem.ts';
import type { Tag } from './ink.ts';
import type { Piece } from './piece.ts';

/** What a block needs to know about where it is laid out. */
export type LayoutContext = {
  width: number;
  /** The size of ordinary text. */
  size: number;
  /** The distance of text from the left edge, which boxes touch. */
  inset: number;
  /** Whether boxes draw their outer edges. In a section they do not. */
  frame: 'open' | 'closed';
  tag: Tag;
  at: Path;
  /** The prefix of field names on this page. */
  under?: string;
  lay(blocks: BlankBlock[], context: LayoutContext): Piece[];
};

/** The context of a part, with its path for problems in it. */
export function within(context: LayoutContext, ...keys: (string | number)[]): LayoutContext {
  return { ...context, at: [...context.at, ...keys] };
}
