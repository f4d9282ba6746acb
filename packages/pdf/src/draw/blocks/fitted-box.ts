import type { Ink } from '../ink.ts';

/** A box that knows how high it must be and can be drawn higher, so that neighbours end alike. */
export type FittedBox = { height: number; fill(height: number): Ink[] };

/** What surrounds a box: a frame, a rule to write on, or nothing. */
export type BoxStyle = 'boxed' | 'ruled' | 'open';
