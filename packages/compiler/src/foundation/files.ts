/** The files below the definitions folder, sorted, by paths with forward slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The same files, each read on demand, for callers that need few of them. */
export type Sources = Pick<Files, 'get' | 'keys'>;
