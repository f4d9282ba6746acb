/** The files below the definitions folder, sorted, by paths with forward slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The same for those who look at few of them: a file is read when it is asked for. */
export type Sources = Pick<Files, 'get' | 'keys'>;
