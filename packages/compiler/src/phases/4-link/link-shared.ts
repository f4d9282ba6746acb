import type { CatalogLanguages, People, TranslatedLanguage } from '@formpress/model';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { AuthoredShared, Translations } from '../3-validate/authored/authored.ts';
import { linkEngineFields } from './forms/link-engine-rows.ts';
import type { LinkedTerm } from './linked/linked.ts';
import type { LinkedAgreement } from './linked/linked-agreement.ts';
import type { EngineFields } from './linked/linked-engine-row.ts';
import type { LinkedKind, LinkedPattern } from './linked/linked-kind.ts';
import type { LinkedPair } from './linked/linked-pair.ts';
import type { LinkedText } from './linked/linked-text.ts';
import { linkAgreements } from './localities/link-agreements.ts';
import { linkPeople } from './people/link-people.ts';
import { linkKinds } from './questions/link-kinds.ts';
import { patternsOfKinds, patternsOfPeople } from './questions/link-patterns.ts';
import { linkPairs } from './texts/link-pairs.ts';
import { linkTerms } from './texts/link-terms.ts';
import { plainScope } from './texts/link-text.ts';
import { reportTodos } from './texts/report-todos.ts';
import { type FindBefore, reportUntranslated } from './texts/report-untranslated.ts';
import { textsOfKind } from './texts/texts-of.ts';
import { existsIn, reportTwice } from './texts/translations.ts';

/** What all places and forms depend on. */
export type LinkedShared = {
  kinds: Map<string, LinkedKind>;
  people: People;
  /** The place of each person field's pattern, by name, such as employee.firstName. */
  peoplePatternsAt: ReadonlyMap<string, SourceRange>;
  terms: LinkedTerm[];
  agreements: LinkedAgreement[];
  /** What each tax parameter is to payroll engines; absent when there is no engine-fields.yaml. */
  engineFields?: EngineFields;
  texts: LinkedText[];
  patterns: LinkedPattern[];
  pairs: LinkedPair[];
  translations: Translations;
  /** Languages that releases leave out, and what channels demand. */
  leftOut: TranslatedLanguage[];
  needs: CatalogLanguages['needs'];
};

/** Links shared/: kinds of answer, people, the glossary. */
export function linkShared(
  authored: AuthoredShared,
  report: Report,
  before?: FindBefore,
): LinkedShared {
  const { translations } = authored;
  const leftOut = authored.languages?.data.leaveOut ?? [];
  const text = plainScope([translations], leftOut, report);
  const kinds = linkKinds(authored.answers, text);
  const { people, patternsAt, texts: ofPeople } = linkPeople(authored.people, text);
  const texts = [...[...kinds.values()].flatMap(textsOfKind), ...ofPeople];
  reportUntranslated(texts, { pairs: [], exists: existsIn([translations]), before }, report);
  reportTwice([translations], report);
  reportTodos([translations], leftOut, report);
  const engineFields = linkEngineFields(authored.engineFields, report);
  return {
    kinds,
    people,
    peoplePatternsAt: patternsAt,
    terms: linkTerms(authored.terms),
    agreements: linkAgreements(authored.reciprocity, report),
    ...(engineFields && { engineFields }),
    texts,
    patterns: [...patternsOfKinds(authored.answers, kinds), ...patternsOfPeople(authored.people)],
    pairs: linkPairs([translations], texts, leftOut),
    translations,
    leftOut,
    needs: authored.languages?.data.needs ?? {},
  };
}
