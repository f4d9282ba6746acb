import { acceptancesIn } from '../acceptances/accept.ts';
import { createReport, type Report } from '../diagnostics/report.ts';
import type { Files } from '../foundation/files.ts';
import { parse } from '../phases/2-parse/parse.ts';
import { assemblePlace } from '../phases/3-validate/assemble/assemble.ts';
import { validate } from '../phases/3-validate/validate.ts';
import { type LinkedPlace, linkPlace } from '../phases/4-link/link-place.ts';
import type { LinkedShared } from '../phases/4-link/link-shared.ts';
import type { LinkedPair } from '../phases/4-link/linked/linked-pair.ts';
import { pairKey } from '../phases/4-link/texts/link-pairs.ts';
import { brokenPatterns, checkSubject } from '../phases/5-check/check.ts';
import { textsOnce } from '../phases/5-check/foundation/all-texts.ts';
import { interviewsOfFlows } from '../phases/5-check/foundation/interviews-of.ts';
import type { Subject } from '../phases/5-check/foundation/subject.ts';
import { vocabularyOf } from '../phases/5-check/foundation/vocabulary.ts';
import { noFacts, type UnitResult } from './unit.ts';

/** A place, and whether something in it was left out because of a mistake. */
export type OpenedPlace = { linked?: LinkedPlace; isWhole: boolean };

/** What a place rests on: its folder, its files, what all share, and the names of all forms. */
export type PlaceScope = {
  folder: string;
  files: Files;
  shared: LinkedShared | undefined;
  names: readonly string[];
};

/** Links a place; nothing is linked where it, or what all share, has a mistake. */
export function openPlace(
  { folder, files, shared, names }: PlaceScope,
  report: Report = createReport(),
): OpenedPlace {
  const stock = validate(parse(files, report), files, report);
  const { locality, leftOut } = assemblePlace(folder, stock);
  const isWhole = leftOut.size === 0 && locality !== undefined && shared !== undefined;
  if (!locality || !shared) return { isWhole };
  const known = { names: new Set([...names, ...leftOut]), report };
  return { linked: linkPlace(locality, shared, known), isWhole };
}

/** Compiles a place: its kinds of answer, its conditions, its flows. */
export function compilePlace(scope: PlaceScope): UnitResult {
  const report = createReport();
  const { linked, isWhole } = openPlace(scope, report);
  const subject = linked && scope.shared && subjectOf(linked, scope.shared);
  const errors = subject ? checkSubject(subject, report) : [];
  return {
    findings: [...report.diagnostics],
    acceptances: acceptancesIn(scope.files),
    brokenPatterns: subject ? brokenPatterns(subject, errors) : [],
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

/** A pair that a file has twice is used when the other is. */
function unusedOf(pairs: readonly LinkedPair[]): LinkedPair[] {
  const used = new Set(pairs.filter((pair) => pair.used).map(pairKey));
  return pairs.filter((pair) => !used.has(pairKey(pair)));
}

function subjectOf({ locality, patterns, pairs }: LinkedPlace, shared: LinkedShared): Subject {
  return {
    family: [],
    interviews: interviewsOfFlows(locality),
    patterns,
    texts: textsOnce(locality.texts),
    pairs,
    pairsAbove: shared.pairs,
    terms: shared.terms,
    isWhole: true,
  };
}
