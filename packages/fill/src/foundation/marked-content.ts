// A place leaves its marked content and its text object open, and the next place closes both.
// Everything between two lines is then one piece, which is faster to write than two.

/** Opened at the start of a page, for its first place to close. */
export const beginning = '/Artifact BMC BT';

/** Closes what a place left open. */
export const ending = ' ET EMC\n';
