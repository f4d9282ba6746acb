import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import type { ComparedForm } from '../foundation/compared.ts';
import { compareFacts } from './compare-facts.ts';
import { compareFederal, inSecondInterview } from './compare-federal.ts';
import { compareInterviews } from './compare-interviews.ts';
import { compareParameters } from './compare-parameters.ts';
import { comparePaths } from './compare-paths.ts';
import { comparePdf } from './compare-pdf.ts';
import { comparePeople } from './compare-people.ts';
import { compareQuestions } from './compare-questions.ts';
import { compareRules } from './compare-rules.ts';
import { compareStatements } from './compare-statements.ts';
import { compareTexts } from './compare-texts.ts';

/** Everything that changed from one form version to another, in the order of the form. */
export function compareForms(before: ComparedForm, after: ComparedForm): Change[] {
  const [then, now] = [before.bundle, after.bundle];
  const sides = [
    { bundle: then, interview: then.interview },
    { bundle: now, interview: now.interview },
  ] as const;
  const own = [
    ...compareFacts(then, now),
    ...comparePeople(then.people, now.people),
    ...compareQuestions(before, after),
    ...comparePaths(...sides),
    ...compareInterviews(then.interview, now.interview),
    ...compareRules(then.rules, now.rules),
    ...compareStatements(then.statements, now.statements),
    ...compareParameters(then.taxParameters, now.taxParameters),
    ...comparePdf(then.pdf, now.pdf),
    ...compareImages(then.images, now.images),
    ...compareTexts(before, after),
  ];
  return [...own, ...compareFederal(then, now).filter((change) => isOwn(change, own))];
}

/** The second interview shares sets with the first; their changes are not reported twice. */
function isOwn({ says }: Change, reported: readonly Change[]): boolean {
  return !reported.some((each) => inSecondInterview(each.says) === says);
}

function compareImages(before: readonly string[], after: readonly string[]): Change[] {
  if (isSame(before, after)) return [];
  return [
    { breaks: [], kind: 'images-changed', about: 'images', says: 'It shows different pictures.' },
  ];
}
