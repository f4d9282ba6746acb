import type { Expression } from '@formpress/model';
import { kindOfVariable, type Names } from '../foundation/names.ts';

/** An expression that reads a variable as its kind. */
export function readVariable(name: string, names: Names): Expression {
  const variable = names.variable(name);
  if (!variable) throw new Error(`There is no variable ${name}.`);
  const kind = kindOfVariable(variable);
  return { read: name, as: kind === 'choices' ? 'text' : kind };
}
