/** The files below the definitions folder, sorted, by paths with forward slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;
