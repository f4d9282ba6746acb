/**
 * How diagnostics are printed: whether in colour, what stands before the names of files, and whether
 * warnings that were accepted are among them.
 */
export type FormatOptions = { colour: boolean; folder?: string; showAccepted?: boolean };
