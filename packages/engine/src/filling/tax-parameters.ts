import type { Value } from '@formpress/formula';
import { printNumber } from '@formpress/formula';
import type { TaxParameter } from '@formpress/model';
import type { Completed } from '../foundation/completed.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import { evaluateUnlessBlank, type Values } from '../foundation/values.ts';

/** The tax parameters for payroll, in the order of the form. */
export function taxParameters(form: PreparedForm, values: Values): Completed['taxParameters'] {
  return form.bundle.taxParameters.map((parameter) => {
    const value = evaluateUnlessBlank(form.formula(parameter.is), values);
    const text = value ? textOf(parameter, value, values) : blankText(parameter);
    return { id: parameter.id, value: text, valueType: parameter.type };
  });
}

function textOf(parameter: TaxParameter, value: Value, values: Values): string {
  const text = plainText(parameter, value, values);
  if (!parameter.map) return text;
  const code = Object.hasOwn(parameter.map, text) ? parameter.map[text] : undefined;
  if (code === undefined) throw new Error(`${parameter.id} has no code for an answer.`);
  return code;
}

function plainText({ is, scale }: TaxParameter, value: Value, values: Values): string {
  if ('yes' in value) return String(value.yes);
  if ('text' in value) return value.text;
  if ('date' in value) return value.date;
  // An option that is a number keeps its spelling, such as 1.0.
  const answer = 'read' in is && scale === undefined ? values.get(is.read) : undefined;
  return answer?.text ?? printNumber(value.number, scale);
}

/** The value of a parameter that reads only blanks: its `else`, or without one false, an empty text or zero. */
function blankText(parameter: TaxParameter): string {
  if (parameter.else !== undefined) return parameter.else;
  if (parameter.type === 'boolean') return 'false';
  if (parameter.type === 'string') return '';
  return `0${parameter.scale ? `.${'0'.repeat(parameter.scale)}` : ''}`;
}
