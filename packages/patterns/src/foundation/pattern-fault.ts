/** What is wrong with a pattern, and where in it. */
export type PatternFault = { start: number; end: number; message: string; help: string };
