import type { Diagnostic, SourceRange } from '../../diagnostics/diagnostic.ts';
import { applyFixes } from '../../diagnostics/fixes/apply-fixes.ts';
import { textOf } from '../../diagnostics/text-of.ts';
import type { Sources } from '../../foundation/files.ts';
import type { LinkedCase } from '../../phases/4-link/linked/linked-case.ts';
import type { LoweredForm } from '../../phases/6-lower/lowered-form.ts';
import { compareCase, type Difference, type Outcome } from '../../phases/7-prove/compare-case.ts';
import { runCase } from '../../phases/7-prove/run-case.ts';
import { rewrittenValue } from './rewritten-value.ts';

/** The cases of a form, with their current results in place of what they expect. */
export type RecomputedCases = {
  /** The files that would change, and their new text. */
  texts: Map<string, string>;
  /** How many values differ, and in how many cases. */
  values: number;
  cases: number;
  /** What no value can mend, for example a refused answer. */
  left: { at: SourceRange; message: string }[];
};

/** Recomputes what the cases of a form expect. Only what they name is compared, and nothing else in their files changes. */
export function recomputeCases(form: LoweredForm, sources: Sources): RecomputedCases {
  const compared = form.source.cases.map((example) => {
    const outcome = runCase(form, example.data);
    return { example, outcome, differences: compareCase(example, outcome) };
  });
  const wrong = compared.filter(({ differences }) => differences.some(isValue));
  const findings = wrong.flatMap(({ example, differences }) =>
    differences.filter(isValue).map((each) => rewriting(each, example, sources)),
  );
  return {
    texts: applyFixes(findings, sources, () => true).texts,
    values: findings.length,
    cases: wrong.length,
    left: compared.flatMap(({ example, outcome, differences }) => [
      ...differences.filter((each) => !isValue(each)),
      ...withoutMeaning(example, outcome),
    ]),
  };
}

type Value = Difference & Required<Pick<Difference, 'comesOut'>>;

function isValue(difference: Difference): difference is Value {
  return difference.comesOut !== undefined;
}

/** A new value in its place, written as the old one is. */
function rewriting(
  { at, message, comesOut: { path, is } }: Value,
  { placeOf }: LinkedCase,
  files: Sources,
): Diagnostic {
  const bytes = files.get(at.file);
  if (!bytes) throw new Error(`${at.file} is not among the files of its form.`);
  const edits = rewrittenValue(textOf(bytes), at, is, (index) => placeOf([...path, index]));
  const fixes = [{ title: 'Write what comes out', edits }];
  return { code: 'failed-case', severity: 'error', at, message, fixes };
}

/** A finding for a case that expects values but ends with INELIGIBLE, so that there is nothing to compare. */
function withoutMeaning({ data, at, placeOf }: LinkedCase, outcome: Outcome) {
  const isIneligible = 'finish' in outcome && outcome.finish === 'INELIGIBLE';
  const parts = ['values', 'taxParameters', 'pdf'] as const;
  const left = parts.filter((part) => data.expect[part] !== undefined);
  if (!isIneligible || left.length === 0) return [];
  const message = `The case ends with INELIGIBLE, so it has no results, but expects ${left.join(', ')}. Remove that, or correct its answers.`;
  return [{ at: left[0] ? placeOf(['expect', left[0]]) : at, message }];
}
