import type { IndexedFile } from '../index/indexed-file.ts';
import type { Name, NameKind } from '../names/name.ts';
import type { Typed } from './marked-file.ts';

/** A name that would link, and what it stands for. */
export type Offer = {
  kind: NameKind;
  name: string;
  /** The text to insert, if it is not just the name. */
  written?: string;
  about?: string;
  more?: string;
};

/** Where something is typed, and which kind of name it would be. */
export type TypingContext = { file: IndexedFile; typed: Typed; name: Name };
