import type { Catalog } from '@formpress/model';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { type Emitter, folderOf, json } from './emitter.ts';

/** A list of all form versions of the release, so that listing them does not require the bundles. */
export const catalog: Emitter = {
  name: 'catalog',
  emitRelease: ({ catalog: all }) => [json('catalog.json', all)],
};

/** The catalog of some forms. */
export function catalogOf(forms: readonly LoweredForm[]): Catalog {
  return {
    forms: forms.map(({ bundle }) => ({
      id: bundle.id,
      version: bundle.version,
      effective: bundle.effective,
      locality: bundle.locality,
      country: bundle.country,
      language: bundle.language,
      name: bundle.name,
      title: bundle.title,
      type: bundle.type,
      initialQuestionSet: bundle.interview.start,
      blank: bundle.blank.kind,
      takesFederalValues: bundle.withFederal !== undefined,
      folder: folderOf(bundle),
      ...(bundle.confidence ? { confidence: bundle.confidence } : {}),
    })),
  };
}
