/** The text files of a folder of definitions, by path. */
export type Texts = ReadonlyMap<string, string>;

/** Some other text in place of a stretch of a file. */
export type Edit = { start: number; end: number; put: string };

/** One mistake in one file: a few stretches of it, or all of it. */
export type Mistake = { file: string; edits: Edit[] } | { file: string; deleted: true };

/** A kind of mistake that people make, and every place where it can be made. */
export type MistakeKind = {
  name: string;
  /** Checks alone must catch all of these, without cases and goldens. */
  byChecksAlone?: true;
  /** Only a lock or a case can show the mistake, because what is right is written nowhere else. */
  onlyByLock?: true;
  /** The versions are published before the mistake is made. */
  published?: true;
  mistakes(texts: Texts): Mistake[];
};

/** A mistake of a kind. */
export type Mutation = {
  kind: string;
  byChecksAlone: boolean;
  onlyByLock: boolean;
  published: boolean;
  mistake: Mistake;
};

/** A file with the mistake in it. */
export function withMistake(text: string, edits: readonly Edit[]): string {
  const backwards = [...edits].sort((a, b) => b.start - a.start);
  return backwards.reduce(
    (changed, { start, end, put }) => changed.slice(0, start) + put + changed.slice(end),
    text,
  );
}
