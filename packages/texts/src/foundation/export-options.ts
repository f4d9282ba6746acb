import type { TranslatedLanguage } from '@formpress/model';

/** What a writer of files must know besides the units. */
export type ExportOptions = {
  language: TranslatedLanguage;
  /** The address of the studio, for links. */
  studioUrl: string;
};
