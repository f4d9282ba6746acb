import { readAcceptances } from '../acceptances/accept.ts';
import type { Cache } from '../cache/cache.ts';
import { keptPdfWork, type PdfWork } from '../cache/pdf-work.ts';
import { createReport, type Report } from '../diagnostics/report.ts';
import type { Files } from '../foundation/files.ts';
import { parse } from '../phases/2-parse/parse.ts';
import { assembleForms } from '../phases/3-validate/assemble/assemble.ts';
import type { ValidatedFiles } from '../phases/3-validate/assemble/validated-files.ts';
import type { Published } from '../phases/3-validate/authored/published.ts';
import { validate } from '../phases/3-validate/validate.ts';
import { blameBases } from '../phases/4-link/base/blame-base.ts';
import type { FormFindings } from '../phases/4-link/base/form-findings.ts';
import { type LinkedFamily, linkFamily } from '../phases/4-link/link-family.ts';
import type { PlaceBase } from '../phases/4-link/link-place.ts';
import type { LinkedShared } from '../phases/4-link/link-shared.ts';
import type { LinkedForm } from '../phases/4-link/linked/linked-form.ts';
import type { LinkedText } from '../phases/4-link/linked/linked-text.ts';
import { hasEnglish, isTranslated } from '../phases/4-link/texts/report-untranslated.ts';
import { brokenPatterns, checkSubject, usesAny } from '../phases/5-check/check.ts';
import { textsOnce } from '../phases/5-check/foundation/all-texts.ts';
import { interviewsOf } from '../phases/5-check/foundation/interviews-of.ts';
import { factsOfForm } from '../phases/5-check/foundation/release-facts.ts';
import type { Subject } from '../phases/5-check/foundation/subject.ts';
import { vocabularyOf } from '../phases/5-check/foundation/vocabulary.ts';
import { lower } from '../phases/6-lower/lower.ts';
import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';
import { prove } from '../phases/7-prove/prove.ts';
import { publishedChangeOf } from '../phases/7-prove/published-change.ts';
import { proveTexts } from '../phases/7-prove/wording/prove-texts.ts';
import { textsBefore } from '../phases/7-prove/wording/texts-before.ts';
import { catalogOf } from '../phases/8-emit/catalog.ts';
import { noFacts, type UnitResult } from './unit.ts';

/** Everything that a family of forms is compiled from. */
export type FamilyScope = {
  /** The files of the family. */
  files: Files;
  shared: LinkedShared | undefined;
  /** The places of its forms, by folder. */
  places: ReadonlyMap<string, PlaceBase>;
  /** Patterns of shared/ and of the places that have an error. */
  brokenPatterns: readonly string[];
  names: readonly string[];
  published: Published | undefined;
  /** Its own files and all that they depend on. */
  everything: Files;
  /** The folder of the only version that is wanted. */
  only?: string | undefined;
  cache: Cache | undefined;
  isUnproved: boolean;
  /** Whether a file of the family is known to be valid. */
  isKnown(file: string): boolean;
};

/** The forms of a family, linked and lowered. */
export type FamilyForms = { linked: LinkedForm[]; lowered: LoweredForm[] };

/** A compiled family: its results, and its forms. */
export type CompiledFamily = FamilyForms & { result: UnitResult };

/** Compiles forms that are based on one another or have the same id, through all phases. */
export async function compileFamily(scope: FamilyScope): Promise<CompiledFamily> {
  const { files, cache, published, everything } = scope;
  const report = createReport();
  const pdfWork = keptPdfWork(cache);
  const { validated, linked, isWhole } = await linkFiles(scope, pdfWork, report);
  const texts = new Map<string, LinkedText>();
  const good = checkForms(linked, { ...scope, isWhole, texts, report });
  const lowered = await lower(good, pdfWork);
  const newLocks = scope.isUnproved
    ? []
    : [
        ...(await prove(lowered, report, pdfWork, cache)),
        ...proveTexts(validated.valid, files, report, everything),
      ];
  const acceptances = readAcceptances(files, report);
  return {
    linked: linked.forms,
    lowered,
    result: {
      findings: [...report.diagnostics],
      acceptances,
      brokenPatterns: [],
      newLocks,
      facts: {
        ...noFacts(isWhole),
        forms: linked.forms.map(factsOfForm),
        catalog: catalogOf(lowered).forms,
        published: published
          ? lowered.flatMap((form) => publishedChangeOf(form, published, everything) ?? [])
          : [],
        usedOfPlaces: linked.usedOfPlaces,
        vocabulary: vocabularyOf([...texts.values()], linked.forms),
      },
    },
  };
}

/**
 * The forms of a family that is known to have no errors. A version compiled alone does not say what happens to answers
 * stored under earlier ones.
 */
export async function compileForms(scope: FamilyScope): Promise<FamilyForms> {
  const pdfWork = keptPdfWork(scope.cache);
  const { linked } = await linkFiles(scope, pdfWork, createReport());
  return { linked: linked.forms, lowered: await lower(linked.forms, pdfWork) };
}

type LinkedFiles = {
  validated: ValidatedFiles;
  linked: LinkedFamily;
  /** Whether nothing was left out because of a mistake. */
  isWhole: boolean;
};

/** The phases up to linking. */
async function linkFiles(
  scope: FamilyScope,
  pdfWork: PdfWork,
  report: Report,
): Promise<LinkedFiles> {
  const { files } = scope;
  const validated = validate(parse(files, report), files, report, scope.isKnown);
  const { forms, leftOut } = assembleForms(validated);
  const resting = forms.filter((form) => scope.shared && scope.places.has(form.localityFolder));
  const missing = forms.filter((form) => !resting.includes(form));
  const unknown = missing.flatMap(({ id, version }) => [id, `${id} ${version}`]);
  const names = { names: scope.names, leftOut: new Set([...leftOut, ...unknown]) };
  const linked = scope.shared
    ? await linkFamily(resting, {
        ...{ ...scope, ...names, shared: scope.shared, pdfWork, report },
        before: textsBefore([...validated.valid.values()], files),
      })
    : nothingLinked;
  const isTold = linked.forms.every((form) => form.texts.every(isTranslated));
  const isWhole = leftOut.size === 0 && linked.forms.length === forms.length && isTold;
  return { validated, linked, isWhole };
}

const nothingLinked: LinkedFamily = {
  forms: [],
  textsOfBroken: [],
  patterns: new Map(),
  pairs: [],
  usedOfPlaces: [],
};

/** Stands in for the form of findings about translations, and about patterns of forms that could not be linked. */
const noForm = { id: '', version: '', folders: [] };

type CheckScope = Pick<FamilyScope, 'shared' | 'places' | 'brokenPatterns'> & {
  isWhole: boolean;
  /** Collects every text of the family once. */
  texts: Map<string, LinkedText>;
  report: Report;
};

/** Checks the forms one by one, then the rest of the family. Returns the forms without errors. */
function checkForms(family: LinkedFamily, scope: CheckScope): LinkedForm[] {
  const broken = [...scope.brokenPatterns];
  const found: FormFindings[] = [];
  const isGood = (subject: Subject) => {
    const report = createReport();
    const errors = checkSubject(subject, report);
    broken.push(...brokenPatterns(subject, errors));
    found.push({ ...(subject.form ?? noForm), found: report.diagnostics });
    return errors.length === 0;
  };
  // Newest first: what applies to several versions is reported for the newest.
  const newestFirst = family.forms.toReversed();
  const good = newestFirst.filter((form) => isGood(formSubject(form, family, scope)));
  isGood(familySubject(family, scope));
  for (const each of blameBases(found)) scope.report(each);
  return good.filter((form) => !usesAny(form, broken));
}

function formSubject(
  form: LinkedForm,
  { forms, patterns }: LinkedFamily,
  { shared, isWhole, texts }: CheckScope,
): Subject {
  return {
    form,
    family: forms,
    interviews: interviewsOf(form),
    patterns: patterns.get(form.folder) ?? [],
    texts: textsOnce(form.texts.filter(hasEnglish), texts),
    pairs: [],
    pairsAbove: [],
    terms: shared?.terms ?? [],
    agreements: shared?.agreements ?? [],
    isWhole,
  };
}

/** What versions have in common: their translations, and patterns and texts of those that could not be linked. */
function familySubject(
  { forms, textsOfBroken, patterns, pairs }: LinkedFamily,
  { shared, places, isWhole, texts }: CheckScope,
): Subject {
  const linked = new Set(forms.map(({ folder }) => folder));
  const unlinked = [...patterns].filter(([folder]) => !linked.has(folder));
  const [first, ...more] = places.values();
  const above = first?.pairs ?? [];
  return {
    family: forms,
    interviews: [],
    patterns: unlinked.flatMap(([, written]) => written),
    texts: textsOnce(textsOfBroken.filter(hasEnglish), texts),
    pairs,
    pairsAbove: more.length === 0 ? above : [...above, ...more.flatMap((place) => place.pairs)],
    terms: shared?.terms ?? [],
    agreements: shared?.agreements ?? [],
    isWhole,
  };
}
