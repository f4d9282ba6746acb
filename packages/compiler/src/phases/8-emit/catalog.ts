import { engineRowOn } from '@formpress/engine';
import type { Bundle, Catalog } from '@formpress/model';
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
      ...(bundle.blank.tagged && { tagged: true as const }),
      takesFederalValues: bundle.withFederal !== undefined,
      folder: folderOf(bundle),
      ...(bundle.confidence ? { confidence: bundle.confidence } : {}),
      ...engineFieldsOf(bundle),
    })),
  };
}

/** The neutral fields of payroll engines on the first day of a version. */
function engineFieldsOf({ taxParameters, effective }: Bundle) {
  if (!taxParameters.some(({ engine }) => engine)) return {};
  const fields = taxParameters.flatMap((parameter) => {
    const field = engineRowOn(parameter, effective)?.field;
    return field === undefined ? [] : [[parameter.id, field]];
  });
  return { engineFields: Object.fromEntries(fields) as Record<string, string> };
}
