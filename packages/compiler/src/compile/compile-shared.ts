import { readAcceptances } from '../acceptances/accept.ts';
import { createReport, type Report } from '../diagnostics/report.ts';
import type { Files } from '../foundation/files.ts';
import { parse } from '../phases/2-parse/parse.ts';
import { assembleShared } from '../phases/3-validate/assemble/assemble.ts';
import type { ValidatedFiles } from '../phases/3-validate/assemble/validated-files.ts';
import { publishedName, readPublished } from '../phases/3-validate/authored/read-published.ts';
import { validate } from '../phases/3-validate/validate.ts';
import { type LinkedShared, linkShared } from '../phases/4-link/link-shared.ts';
import type { FindBefore } from '../phases/4-link/texts/report-untranslated.ts';
import { brokenPatterns, checkSubject } from '../phases/5-check/check.ts';
import { textsOnce } from '../phases/5-check/foundation/all-texts.ts';
import type { Subject } from '../phases/5-check/foundation/subject.ts';
import { vocabularyOf } from '../phases/5-check/foundation/vocabulary.ts';
import { proveTexts } from '../phases/7-prove/wording/prove-texts.ts';
import { textsBefore } from '../phases/7-prove/wording/texts-before.ts';
import { noFacts, type SharedTexts, type UnitResult } from './unit.ts';

/** Links what all forms share; undefined where it has a mistake. `hasNoErrors` says that it is known to have none. */
export function openShared(files: Files, hasNoErrors: boolean): LinkedShared | undefined {
  const report = createReport();
  return linkValid(
    validate(parse(files, report), files, report, () => hasNoErrors),
    report,
  );
}

function linkValid(
  validated: ValidatedFiles,
  report: Report,
  before?: FindBefore,
): LinkedShared | undefined {
  const authored = assembleShared(validated);
  return authored && linkShared(authored, report, before);
}

/** Compiles what all forms share, and what was published. */
export function compileShared(files: Files): UnitResult {
  const report = createReport();
  const validated = validate(parse(files, report), files, report);
  const before = textsBefore([...validated.valid.values()], files);
  const linked = linkValid(validated, report, before);
  readPublished(files.get(publishedName), report);
  const subject = linked && subjectOf(linked);
  const errors = subject ? checkSubject(subject, report) : [];
  const newLocks = proveTexts(validated.valid, files, report);
  const acceptances = readAcceptances(files, report);
  return {
    findings: [...report.diagnostics],
    acceptances,
    brokenPatterns: subject ? brokenPatterns(subject, errors) : [],
    newLocks,
    facts: {
      ...noFacts(linked !== undefined),
      ...(linked && { shared: factsOf(linked) }),
      vocabulary: vocabularyOf(subject?.texts ?? []),
    },
  };
}

function factsOf({ texts, terms, leftOut, needs }: LinkedShared): SharedTexts {
  return { texts, terms, leftOut, needs };
}

function subjectOf({ kinds, patterns, texts, pairs, terms, agreements }: LinkedShared): Subject {
  const own = {
    sharedKinds: [...kinds.values()],
    patterns,
    texts: textsOnce(texts),
    pairs,
    terms,
    agreements,
  };
  return { ...own, family: [], interviews: [], pairsAbove: [], isWhole: true };
}
