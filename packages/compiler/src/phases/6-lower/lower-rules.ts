import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type {
  LinkedForm,
  LinkedInterview,
  LinkedNext,
  LinkedQuestion,
  LinkedRule,
  LinkedTaxParameter,
  Target,
} from '../4-link/linked/linked-form.ts';
import type { RuleSource } from './form-source.ts';

/**
 * The rules of a form as written: formulas, what is required, what comes next, what payroll gets. Each has
 * its own line, so that a change can be reported there.
 */
export function lowerRules(form: LinkedForm): RuleSource[] {
  const { questions, interview, withFederal, taxParameters, rules } = form;
  return [
    ...[...questions.values()].flatMap(rulesOfQuestion),
    ...rulesOfInterview(interview, ''),
    ...(withFederal ? rulesOfInterview(withFederal.interview, 'with federal ') : []),
    ...(withFederal?.given ?? []).map(({ question: { id }, at, is }) =>
      rule(`${id} given`, `The federal answer for "${id}"`, oneLine(is.text), at),
    ),
    ...taxParameters.flatMap(rulesOfParameter),
    ...rules.map(ruleBetweenAnswers),
  ];
}

/** One line for each rule: its condition, its question, and whether it is only advice. */
function ruleBetweenAnswers({ id, when, question, advise }: LinkedRule): RuleSource {
  const is = `${advise ? 'advice' : 'refused'} at ${question.id} when ${oneLine(when.text)}`;
  return rule(`rule ${id}`, `The rule "${id}"`, is, when.at);
}

function rulesOfQuestion({ id, at, places, required, calculate }: LinkedQuestion): RuleSource[] {
  if (calculate) {
    const { is, round, roundAt } = calculate;
    return [
      rule(`${id} is`, `The formula of "${id}"`, oneLine(is.text), is.at),
      ...(round ? [rule(`${id} round`, `The rounding of "${id}"`, round, roundAt ?? at)] : []),
    ];
  }
  const when = typeof required === 'string' ? required : `when ${oneLine(required.when.text)}`;
  return [rule(`${id} required`, `When "${id}" is required`, when, places.required ?? at)];
}

function rulesOfInterview({ sets }: LinkedInterview, which: string): RuleSource[] {
  return sets.flatMap(({ id, next }) => rulesOfNext(`${which}${id}`, id, next));
}

function rulesOfNext(name: string, set: string, next: LinkedNext): RuleSource[] {
  const says = `What follows ${set}`;
  if (next.kind === 'always')
    return [rule(`${name} next`, says, describeTarget(next.target), next.at)];
  const edges = [...next.goTo].map(([answer, { at, target }]) =>
    rule(`${name} next ${answer}`, `${says} for the answer ${answer}`, describeTarget(target), at),
  );
  const by = `The question that decides what follows ${set}`;
  return [rule(`${name} next by`, by, next.question.id, next.byAt), ...edges];
}

function describeTarget(target: Target): string {
  if ('set' in target) return target.set;
  return 'finish' in target ? `finish: ${target.finish}` : 'INELIGIBLE';
}

function rulesOfParameter(parameter: LinkedTaxParameter): RuleSource[] {
  const { id, at, is, map, mapAt, else: otherwise } = parameter;
  return [
    rule(`${id} is`, `The formula of "${id}"`, oneLine(is.text), is.at),
    ...[...(map ?? [])].map(([answer, code]) =>
      rule(
        `${id} for ${answer}`,
        `The code of "${id}" for ${answer}`,
        code,
        mapAt?.get(answer) ?? at,
      ),
    ),
    ...(otherwise === undefined
      ? []
      : [rule(`${id} else`, `What "${id}" is otherwise`, otherwise, at)]),
  ];
}

function rule(name: string, says: string, is: string, at: SourceRange): RuleSource {
  return { name, says, is, at };
}

/** A formula may be written over several lines: the line breaks mean nothing. */
function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
