import { type Language, languageNames, languages } from '@formpress/model';
import type { Report } from '../../../diagnostics/report.ts';
import type { MergedForm } from '../base/merge-base.ts';
import { checkDay } from '../foundation/check-day.ts';
import { childOf, childText } from '../foundation/entries.ts';
import type { LinkedForm } from '../linked/linked-form.ts';
import { linkConfidence } from './link-confidence.ts';

/** What identifies a form version, and the facts about it. */
export type Identity = Pick<
  LinkedForm,
  | ('id' | 'version' | 'folder' | 'folders' | 'at' | 'locality' | 'country' | 'language')
  | ('facts' | 'effectiveAt' | 'confidenceAt' | 'withdrawn' | 'basedOnAt')
>;

/** Links the facts of a form version: names, type, dates. */
export function linkIdentity(
  { own, chain }: MergedForm,
  { locality, country }: Pick<LinkedForm, 'locality' | 'country'>,
  report: Report,
): Identity {
  const { name, title, effective, source } = own.form.data;
  const type = chain.map(({ form }) => form.data.type).find((each) => each !== undefined);
  // The nearest form that writes statements determines whose words they are.
  const wording = chain.find(({ form }) => form.data.statements)?.form.data.wording;
  if (type === undefined) throw new Error(`${own.id} ${own.version} has no type.`);
  const [effectiveText, withdrawn, basedOn] = ['effective', 'withdrawn', 'basedOn'].map((key) =>
    childText(own.form.root, key),
  );
  for (const date of [effectiveText, withdrawn]) if (date) checkDay(date, report);
  const at = { file: own.form.file, start: 0, end: 0 };
  return {
    id: own.id,
    version: own.version,
    folder: own.folder,
    folders: chain.map(({ folder }) => folder),
    at,
    locality,
    country,
    language: languageOf(own.id),
    effectiveAt: effectiveText?.at ?? at,
    confidenceAt: childOf(own.form.root, 'confidence')?.at ?? at,
    ...(basedOn ? { basedOnAt: basedOn.at } : {}),
    ...(withdrawn ? { withdrawn: { on: withdrawn.value, at: withdrawn.at } } : {}),
    facts: {
      name,
      title,
      type,
      effective,
      confidence: linkConfidence(own.form.data),
      ...(source ? { source } : {}),
      ...(wording ? { wording } : {}),
    },
  };
}

/** The language of a form, by the end of its id, such as SP for Spanish. */
function languageOf(id: string): Language {
  const isIn = (language: Language) => id.endsWith(languageNames[language].ending ?? ' ');
  return languages.find(isIn) ?? 'en';
}
