import { type Kind, kindOfVariable } from '../foundation/names.ts';
import type { NodeOf, Read } from '../foundation/node.ts';
import type { Checking } from './checking.ts';
import { didYouMean } from './say.ts';

/** A name must be known. */
export function checkName({ name, span }: NodeOf<'name'>, checking: Checking): Kind | undefined {
  const variable = checkRead({ name, span }, checking);
  return variable && kindOfVariable(variable);
}

/** A variable that is read must exist; what no client can calculate with is noted. */
export function checkRead(read: Read, checking: Checking) {
  const variable = checking.names.variable(read.name);
  if (!variable) {
    reportUnknown(read, checking);
    return undefined;
  }
  checking.reads.push(read);
  const { span, name } = read;
  if (variable.kind === 'choices') {
    const message = `"${name}" can have several answers, so it cannot be calculated with.`;
    checking.notForClients.push({ message, span });
  }
  if (variable.kind === 'date') {
    checking.notForClients.push({
      message: `"${name}" is a date, so it cannot be calculated with.`,
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

const functions = ['min', 'max', 'countYes', 'band'];
const hints: Record<string, string> = {
  if: 'Write condition ? value : other value.',
  round: 'Write round: nearest, up or down beside the formula.',
  sum: 'Write a + b + c.',
};

/** A function that does not exist. */
export function checkUnknownFunction(node: NodeOf<'call'>, checking: Checking): undefined {
  const { name, nameSpan: span } = node;
  if (checking.names.variable(name)) {
    checking.report({ span }, `"${name}" is a question, so no bracket can follow it.`);
    return;
  }
  const message = `There is no function "${name}".${didYouMean(name, functions)}`;
  checking.report({ span }, message, hints[name.toLowerCase()]);
}
