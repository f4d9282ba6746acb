import type { BlankBlock } from '@formpress/model';
import type { Path } from './blank-problem.ts';
import type { Tag } from './ink.ts';
import type { Piece } from './piece.ts';

/** What a block has to know of the place it is laid in. */
export type Room = {
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
  lay(blocks: BlankBlock[], room: Room): Piece[];
};

/** The room of a part, for what goes wrong in it. */
export function within(room: Room, ...keys: (string | number)[]): Room {
  return { ...room, at: [...room.at, ...keys] };
}
