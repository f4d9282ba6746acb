import { type Kind, kindOfVariable } from '../foundation/names.ts';
import type { NodeOf, Read } from '../foundation/node.ts';
import type { Checking } from './checking.ts';
import { didYouMean } from './describe.ts';

/** Checks that a name is known, and returns its kind. */
export function checkName({ name, span }: NodeOf<'name'>, checking: Checking): Kind | undefined {
  const variable = checkRead({ name, span }, checking);
  return variable && kindOfVariable(variable);
}

/** Checks that a variable exists, and records the ones that clients cannot calculate with. */
export function checkRead(read: Read, checking: Checking) {
  const variable = checking.names.variable(read.name);
  if (!variable) {
    reportUnknown(read, checking);
    return undefined;
  }
  checking.reads.push(read);
  const { span, name } = read;
  if (variable.kind === 'choices') {
    const message = `"${name}" can have several answers, so it cannot be used in a calculation.`;
    checking.notForClients.push({ message, span });
  }
  if (variable.kind === 'date') {
    checking.notForClients.push({
      message: `"${name}" is a date, so it cannot be used in a calculation.`,
      span,
    });
  }
  return variable;
}

function reportUnknown(read: Read, checking: Checking): void {
  const { name } = read;
  const { names } = checking;
  if (names.amount(name)) {
    checking.report(read, `"${name}" is an amount. Write @${name}.`);
    return;
  }
  const known = names.variables();
  if (known.some((variable) => names.variable(variable)?.options?.includes(name))) {
    checking.report(read, `"${name}" is an answer. Put it in quotes: '${name}'.`);
    return;
  }
  checking.report(read, `There is no question "${name}".${didYouMean(name, known)}`);
}

const functions = ['min', 'max', 'countYes', 'band', 'lookup'];
const hints: Record<string, string> = {
  if: 'Write condition ? value : other value.',
  round: 'Write round: nearest, up or down next to the formula.',
  sum: 'Write a + b + c.',
};

/** Reports a function that does not exist. */
export function checkUnknownFunction(node: NodeOf<'call'>, checking: Checking): undefined {
  const { name, nameSpan: span } = node;
  if (checking.names.variable(name)) {
    checking.report(
      { span },
      `"${name}" is a question, not a function, so no bracket can follow it.`,
    );
    return;
  }
  const message = `There is no function "${name}".${didYouMean(name, functions)}`;
  checking.report({ span }, message, hints[name.toLowerCase()]);
}
