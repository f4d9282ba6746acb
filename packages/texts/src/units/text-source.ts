import type { Definitions, LinkedForm, LinkedLocality, Sources } from '@formpress/compiler';

/** What texts are collected from: some forms and places, what all share, and all files. */
export type TextSource = {
  sources: Sources;
  forms: readonly LinkedForm[];
  places: readonly LinkedLocality[];
  shared: Pick<Definitions['shared'], 'texts' | 'terms'>;
};
