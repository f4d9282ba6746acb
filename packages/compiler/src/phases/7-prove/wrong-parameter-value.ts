import type { Bundle, Expression, TaxParameter } from '@formpress/model';
import { defineProof } from './foundation/define-proof.ts';
import { describeAnswers } from './paths/describe-answers.ts';
import { pathsOf } from './paths/paths-of.ts';

/** Every finished path must report every tax parameter once, with a value of its type. */
export const wrongParameterValue = defineProof({
  code: 'wrong-parameter-value',
  severity: 'error',
  prove(form, report) {
    const { taxParameters } = form.bundle;
    const isWrong = new Map(taxParameters.map((each) => [each.id, valueCheck(each, form.bundle)]));
    const reported = new Set<string>();
    for (const { sent, outcome } of pathsOf(form).runs) {
      if (!('taxParameters' in outcome)) continue;
      mustBeComplete(outcome.taxParameters, form.bundle);
      for (const { id, value } of outcome.taxParameters) {
        const wrong = reported.has(id) ? undefined : isWrong.get(id)?.(value);
        if (wrong === undefined) continue;
        reported.add(id);
        report({
          at: form.source.taxParameters.get(id) ?? form.source.at,
          message: `"${id}" ${wrong}`,
          help: `This happens with ${describeAnswers(sent)}. Report a value that payroll knows.`,
        });
      }
    }
  },
});

/** The engine reports what the form declares, in its order: anything else is a bug. */
function mustBeComplete(reported: { id: string }[], { taxParameters, id, version }: Bundle): void {
  const isComplete =
    reported.length === taxParameters.length &&
    reported.every((each, index) => each.id === taxParameters[index]?.id);
  if (!isComplete) throw new Error(`${id} ${version} does not report its parameters once each.`);
}

const spellings: Partial<Record<TaxParameter['type'], RegExp>> = {
  boolean: /^(?:true|false)$/,
  integer: /^[0-9]+$/,
  dollarAmount: /^[0-9]+(?:\.[0-9]+)?$/,
  percent: /^[0-9]+(?:\.[0-9]+)?$/,
};

/** A function that says what is wrong with a value of a parameter; it returns undefined if nothing is. */
function valueCheck(
  parameter: TaxParameter,
  bundle: Bundle,
): (value: string) => string | undefined {
  const { type, map } = parameter;
  const spelling = spellings[type];
  const texts = map ? new Set(Object.values(map)) : textsOf(parameter.is, bundle);
  if (parameter.else !== undefined) texts?.add(parameter.else);
  return (value) => {
    if (value === '') return 'has no value on some path.';
    if (value === 'Off') return 'is "Off": that is how a PDF says that a box is empty.';
    const fits = spelling ? spelling.test(value) : (texts?.has(value) ?? true);
    return fits ? undefined : `is a ${type} but comes out as "${value}".`;
  };
}

/** The texts an expression can have; undefined when they are not limited, as when the employee types them. */
function textsOf(expression: Expression, bundle: Bundle): Set<string> | undefined {
  if ('text' in expression) return new Set([expression.text]);
  if ('read' in expression) {
    const { options } = bundle.questions[expression.read] ?? {};
    return options && new Set(options);
  }
  if (!('if' in expression)) return undefined;
  const [one, other] = [textsOf(expression.so, bundle), textsOf(expression.else, bundle)];
  return one && other && new Set([...one, ...other]);
}
