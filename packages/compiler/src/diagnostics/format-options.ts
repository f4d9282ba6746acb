/**
 * How diagnostics are printed: whether in colour, the prefix of file names, and whether accepted
 * warnings are included.
 */
export type FormatOptions = { colour: boolean; folder?: string; showAccepted?: boolean };
