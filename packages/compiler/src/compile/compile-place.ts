import { readAcceptances } from '../acceptances/accept.ts';
import { createReport } from '../diagnostics/report.ts';
import type { Files } from '../foundation/files.ts';
import { parse } from '../phases/2-parse/parse.ts';
import { assemblePlace } from '../phases/3-validate/assemble/assemble.ts';
import { validate } from '../phases/3-validate/validate.ts';
import {
  type LinkedPlace,
  linkPlace,
  linkPlaceBase,
  type PlaceBase,
} from '../phases/4-link/link-place.ts';
import type { LinkedShared } from '../phases/4-link/link-shared.ts';
import type { LinkedPair } from '../phases/4-link/linked/linked-pair.ts';
import { pairKey } from '../phases/4-link/texts/link-pairs.ts';
import { hasEnglish } from '../phases/4-link/texts/report-untranslated.ts';
import { brokenPatterns, checkSubject } from '../phases/5-check/check.ts';
import { textsOnce } from '../phases/5-check/foundation/all-texts.ts';
import { interviewsOfFlows } from '../phases/5-check/foundation/interviews-of.ts';
import type { Subject } from '../phases/5-check/foundation/subject.ts';
import { vocabularyOf } from '../phases/5-check/foundation/vocabulary.ts';
import { newLockOfPlace } from '../phases/5-check/places/lock-place.ts';
import { proveTexts } from '../phases/7-prove/wording/prove-texts.ts';
import { textsBefore } from '../phases/7-prove/wording/texts-before.ts';
import { noFacts, type UnitResult } from './unit.ts';

/** What a place depends on: its folder, its files, what all share, and the names of all forms. */
export type PlaceScope = {
  folder: string;
  files: Files;
  shared: LinkedShared | undefined;
  names: readonly string[];
  /** Whether to skip proving: comparing and showing need no worked examples. */
  isUnproved: boolean;
};

/**
 * Links what the forms of a place depend on; undefined where the place, or what all share, has a mistake.
 * `hasNoErrors` says that the place is known to have none.
 */
export function openPlace(
  { folder, files, shared }: PlaceScope,
  hasNoErrors: boolean,
): PlaceBase | undefined {
  const report = createReport();
  const isOwn = (path: string) =>
    !/^(?:flows\/|cases\/|locality\.lock)/.test(path.slice(folder.length + 1));
  const own = new Map([...files].filter(([path]) => isOwn(path)));
  const validated = validate(parse(own, report), own, report, () => hasNoErrors);
  const { locality } = assemblePlace(folder, validated);
  return locality && shared && linkPlaceBase(locality, shared);
}

/** Compiles a place: its kinds of answer, its conditions, its flows. */
export function compilePlace(scope: PlaceScope): UnitResult {
  const report = createReport();
  const { folder, files, shared, names } = scope;
  const validated = validate(parse(files, report), files, report);
  const { locality, leftOut } = assemblePlace(folder, validated);
  const before = textsBefore([...validated.valid.values()], files);
  const known = { names: new Set([...names, ...leftOut]), report, before };
  const linked = locality && shared && linkPlace(locality, shared, known);
  const isWhole = leftOut.size === 0 && linked !== undefined;
  const subject = linked && shared && subjectOf(linked, shared, scope);
  const errors = subject ? checkSubject(subject, report) : [];
  const ofPlace = subject?.place && newLockOfPlace(subject.place);
  const ofTexts = proveTexts(validated.valid, files, report);
  const acceptances = readAcceptances(files, report);
  return {
    findings: [...report.diagnostics],
    acceptances,
    brokenPatterns: subject ? brokenPatterns(subject, errors) : [],
    newLocks: ofPlace ? [ofPlace, ...ofTexts] : ofTexts,
    facts: {
      ...noFacts(isWhole),
      ...(linked && {
        locality: linked.locality,
        unusedPairs: unusedOf(linked.pairs),
      }),
      vocabulary: vocabularyOf(subject?.texts ?? []),
    },
  };
}

/** The pairs that nothing uses. A pair that a file has twice counts as used if either is. */
function unusedOf(pairs: readonly LinkedPair[]): LinkedPair[] {
  const used = new Set(pairs.filter((pair) => pair.used).map(pairKey));
  return pairs.filter((pair) => !used.has(pairKey(pair)));
}

function subjectOf(
  place: LinkedPlace,
  shared: LinkedShared,
  { isUnproved }: Pick<PlaceScope, 'isUnproved'>,
): Subject {
  const { locality, patterns, pairs } = place;
  return {
    family: [],
    ...(isUnproved ? {} : { place }),
    interviews: interviewsOfFlows(locality),
    patterns,
    texts: textsOnce(locality.texts.filter(hasEnglish)),
    pairs,
    pairsAbove: shared.pairs,
    terms: shared.terms,
    agreements: shared.agreements,
    isWhole: true,
  };
}
