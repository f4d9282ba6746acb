import type { Language } from '@formpress/model';

/** What drawing needs besides the blank. */
export type DrawOptions = {
  /** The document's title, which viewers show. */
  title: string;
  language: Language;
  /** The specimen note in the footer of every page. */
  specimenText?: string;
};
