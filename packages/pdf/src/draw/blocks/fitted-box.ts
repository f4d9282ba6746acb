import type { Ink } from '../ink.ts';

/** A box with its minimum height. It can be drawn higher, to match its neighbours. */
export type FittedBox = { height: number; fill(height: number): Ink[] };

/** What surrounds a box: a frame, a rule to write on, or nothing. */
export type BoxStyle = 'boxed' | 'ruled' | 'open';
