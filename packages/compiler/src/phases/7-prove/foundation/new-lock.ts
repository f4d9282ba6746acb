/** An up-to-date lock file in place of a missing or outdated one. */
export type NewLock = { path: string; text: string };
