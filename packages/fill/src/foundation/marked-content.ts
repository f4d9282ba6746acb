// A place leaves its marked content open, with a text object in it, and the next place ends both.
// What stands between two lines is then written in one piece, which is quicker than two.

/** What the first place of a page finds open. */
export const beginning = '/Artifact BMC BT';

/** Ends what a place left open. */
export const ending = ' ET EMC\n';
