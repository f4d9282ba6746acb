import type { Language } from '@formpress/model';

/** What drawing must know beyond the blank. */
export type DrawOptions = {
  /** The document's title, as viewers show it. */
  title: string;
  language: Language;
  /** What every page says in its foot. */
  specimenText?: string;
};
