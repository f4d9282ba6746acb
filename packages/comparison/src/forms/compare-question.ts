import type { Question } from '@formpress/model';
import {
  optionsAdded,
  optionsGone,
  optionsOf,
  patternChange,
} from '../answers/answer-compatibility.ts';
import { describePatternChange } from '../answers/compare-patterns.ts';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import { describeExpression } from '../foundation/describe-expression.ts';
import { quotedList } from '../foundation/describe-list.ts';
import { compareAcceptsIn } from './compare-accepts-in.ts';
import { compareCalculation } from './compare-calculation.ts';

const patternKinds = { narrowed: 'pattern-narrowed', widened: 'pattern-widened' };

/** What changed in a question that both versions have. comparePaths reports when it must be answered. */
export function compareQuestion(id: string, before: Question, after: Question): Change[] {
  return [
    ...compareCalculation(id, before, after),
    ...compareKind(id, before, after),
    ...compareOptions(id, before, after),
    ...comparePattern(id, before, after),
    ...compareAcceptsIn({ about: id, name: `"${id}"`, ...patternKinds }, before, after),
    ...compareRequired(id, before, after),
    ...compareLine(id, before, after),
  ];
}

const kinds: Record<Question['kind'], string> = {
  text: 'a text',
  number: 'a number',
  yesNo: 'yes or no',
  date: 'a date',
  choice: 'one choice',
  choices: 'several choices',
};

function compareKind(about: string, before: Question, after: Question): Change[] {
  const changes: Change[] = [];
  const change = (says: string) =>
    changes.push({ breaks: ['CLIENT'], kind: 'answer-kind-changed', about, says });
  if (before.kind !== after.kind)
    change(`The answer to "${about}" is now ${kinds[after.kind]}, not ${kinds[before.kind]}.`);
  else if (before.numeric !== after.numeric)
    change(`The choices of "${about}" are ${after.numeric ? 'now' : 'no longer'} numbers.`);
  if (!before.calculate && !after.calculate && before.scale !== after.scale)
    change(`"${about}" now keeps ${decimals(after.scale)}, not ${decimals(before.scale)}.`);
  return changes;
}

function decimals(scale: number | undefined): string {
  if (scale === undefined) return 'the decimals as answered';
  return scale === 1 ? '1 decimal' : `${scale === 0 ? 'no' : scale} decimals`;
}

function compareOptions(about: string, before: Question, after: Question): Change[] {
  if (!optionsOf(before) || before.calculate || after.calculate) return [];
  const gone = optionsGone(before, after);
  const added = optionsAdded(before, after);
  const changes: Change[] = gone.map((option) => ({
    breaks: ['CLIENT', 'STORED_ANSWERS'],
    kind: 'option-removed',
    about,
    says: `"${about}" can no longer be answered with "${option}".`,
    witness: option,
  }));
  if (added.length > 0) {
    const says = `"${about}" can now also be answered with ${quotedList(added, 'or')}.`;
    changes.push({ breaks: [], kind: 'option-added', about, says });
  } else if (gone.length === 0 && !isSame(before.options, after.options)) {
    const says = `The options of "${about}" are in a different order.`;
    changes.push({ breaks: [], kind: 'options-reordered', about, says });
  }
  return changes;
}

/** Patterns of choices follow from the options, which are compared already. */
function comparePattern(about: string, before: Question, after: Question): Change[] {
  if (!isSame(before.options, after.options) || before.calculate || after.calculate) return [];
  const change = patternChange(before, after);
  const isNewlyDate = after.kind === 'date' && before.kind !== 'date';
  if (isNewlyDate && change.is !== 'narrower') {
    const says = `"${about}" now refuses days that are not in the calendar.`;
    return [{ breaks: ['STORED_ANSWERS'], kind: 'pattern-narrowed', about, says }];
  }
  if (before.accepts === after.accepts) return [];
  const isNarrower = change.is === 'narrower' || change.is === 'unknown';
  return [
    {
      breaks: isNarrower ? ['STORED_ANSWERS'] : [],
      kind: isNarrower ? 'pattern-narrowed' : 'pattern-widened',
      about,
      says: describePatternChange(`"${about}"`, change),
      ...(change.is === 'narrower' ? { witness: change.witness } : {}),
    },
  ];
}

/** Reports a question that is required less strictly or in other cases. comparePaths reports what became stricter. */
function compareRequired(about: string, before: Question, after: Question): Change[] {
  if (before.calculate || after.calculate) return [];
  const isLooser =
    (before.required === 'ALWAYS' && after.required !== 'ALWAYS') ||
    (before.required === 'DEPENDENT' && after.required === 'NEVER');
  if (isLooser) {
    const says = after.when
      ? `"${about}" must be answered only when ${describeExpression(after.when)}.`
      : `"${about}" no longer has to be answered.`;
    return [{ breaks: [], kind: 'question-less-required', about, says }];
  }
  if (!before.when || !after.when || isSame(before.when, after.when)) return [];
  const [then, now] = [describeExpression(before.when), describeExpression(after.when)];
  return [
    {
      breaks: ['CLIENT', 'STORED_ANSWERS'],
      kind: 'question-required-otherwise',
      about,
      says: `"${about}" must be answered when ${now}; before, when ${then}.`,
    },
  ];
}

function compareLine(about: string, before: Question, after: Question): Change[] {
  if (before.line === after.line) return [];
  const now =
    after.line === undefined ? 'no longer at a line of the form' : `at line "${after.line}"`;
  const then = before.line === undefined ? '' : `; before, at line "${before.line}"`;
  const says = `"${about}" is ${now}${then}.`;
  return [{ breaks: [], kind: 'line-changed', about, says }];
}
