import { languages } from '@formpress/model';
import type { PdfWork } from '../../cache/pdf-work.ts';
import { byIdAndVersion } from '../../foundation/by-id-and-version.ts';
import type { LinkedLocality } from '../4-link/linked/linked.ts';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';
import { clientFormulas } from './client-formulas.ts';
import { lowerBundle } from './lower-bundle.ts';
import { lowerMigrations } from './lower-migrations.ts';
import { lowerPdf } from './lower-pdf.ts';
import { lowerQuestionSets } from './lower-question-sets.ts';
import { lowerSource } from './lower-source.ts';
import type { LoweredForm } from './lowered-form.ts';
import { tablesById } from './picks-of.ts';
import { rulesBySet } from './rules-by-set.ts';

/** Everything ready to be proved and emitted. */
export type Lowered = {
  forms: LoweredForm[];
  localities: LinkedLocality[];
};

/**
 * Turns the forms of a family, except withdrawn ones, into bundles, plans and response bodies. It reports
 * nothing: a failure here is a bug.
 */
export async function lower(
  forms: readonly LinkedForm[],
  pdfWork: PdfWork,
): Promise<LoweredForm[]> {
  const each: LoweredForm[] = [];
  const sorted = [...forms].sort(byIdAndVersion);
  for (const form of sorted) each.push(await lowerForm(form, pdfWork));
  return lowerMigrations(each).filter((_, index) => !sorted[index]?.withdrawn);
}

async function lowerForm(form: LinkedForm, pdfWork: PdfWork): Promise<LoweredForm> {
  const images = `/images/${form.id}/${form.version}`;
  const { amounts, country, statements } = form;
  const formulaOf = clientFormulas(form.questions);
  const scope = { amounts, country, statements, formulaOf, images, tables: tablesById(form) };
  const optional = new Set(form.withFederal?.optional.map(({ question }) => question));
  const rules = rulesBySet(form.interview, form);
  const federalRules = form.withFederal && rulesBySet(form.withFederal.interview, form);
  const bodies = languages.map((language) => [
    language,
    {
      interview: lowerQuestionSets(form.interview, language, { ...scope, rules }),
      ...(form.withFederal
        ? {
            withFederal: lowerQuestionSets(form.withFederal.interview, language, {
              ...scope,
              optional,
              ...(federalRules ? { rules: federalRules } : {}),
            }),
          }
        : {}),
    },
  ]);
  return {
    bundle: lowerBundle(form),
    ...(await lowerPdf(form, pdfWork)),
    images: form.images,
    questionSets: Object.fromEntries(bodies) as LoweredForm['questionSets'],
    source: lowerSource(form),
  };
}
