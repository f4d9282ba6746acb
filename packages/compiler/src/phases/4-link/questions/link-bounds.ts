import { acceptsText, numberPattern, numbersOf } from '@formpress/patterns';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childOf, childText } from '../foundation/entries.ts';
import { missingKey } from '../foundation/wrong-keys.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';
import type { LinkedKind } from '../linked/linked-kind.ts';
import { unknownName } from '../names/unknown-name.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';
import { boundMessage } from './bound-message.ts';

/** The keys that bound a number. */
export const boundKeys = ['least', 'most', 'step', 'digits'];

// More would make a pattern that nobody can read.
const mostSteps = 100;

/** A bound that is a number or an amount; undefined for others, which become rules. */
function plainBound(node: YamlNode, key: string): TextNode | undefined {
  const bound = childOf(node, key);
  return bound?.kind === 'text' ? bound : undefined;
}

/** The places of the bounds that make a pattern. */
export function boundPlaces(node: YamlNode): SourceRange[] {
  return boundKeys.flatMap((key) => plainBound(node, key)?.at ?? []);
}

/** The pattern and the message of a question with bounds; undefined for a question without bounds, or with a wrong one. */
export function linkBounds(
  node: YamlNode,
  kind: LinkedKind,
  scope: TextScope,
): Pick<LinkedQuestion, 'accepts' | 'otherwise' | 'bounds'> | undefined {
  const written = boundKeys.flatMap((key) => plainBound(node, key) ?? []);
  const [first] = written;
  if (!first || kind.unsure) return undefined;
  if (kind.kind !== 'number' || kind.accepts === undefined)
    return wrong(scope, first, `The kind "${kind.name}" holds no number, so it has no bounds.`);
  reportUnfounded(node, scope);
  const bounds = boundsOf(node, kind, kind.accepts, scope);
  const own = childText(node, 'otherwise');
  if (!bounds) return undefined;
  const amounts = written.flatMap(({ value }) => (isAmount(value) ? [value.slice(1)] : []));
  if (isAsWide(bounds, kind.accepts) && !own)
    return { accepts: kind.accepts, otherwise: kind.otherwise, bounds: { amounts } };
  if (!own && !kind.between)
    return wrong(scope, first, `The kind "${kind.name}" has no message for bounds.`, {
      help: 'Write "otherwise" at the question, or "between" at the kind.',
    });
  return {
    accepts: patternOf(kind, kind.accepts, bounds),
    ...(own
      ? { otherwise: linkText(own, scope) }
      : kind.between && { otherwise: boundMessage(kind.between.node, bounds, scope) }),
    bounds: { amounts },
  };
}

/** Whether bounds allow all that the kind of answer accepts. */
function isAsWide({ least, most, step }: Bounds, accepts: string): boolean {
  const { lowest, greatest } = numbersOf(accepts);
  return step === undefined && least === lowest && most === greatest;
}

type Bounds = { least: string; most: string; step?: string };

function boundsOf(
  node: YamlNode,
  { name }: LinkedKind,
  accepts: string,
  scope: TextScope,
): Bounds | undefined {
  const { greatest = '0', decimals } = numbersOf(accepts);
  const numberAt = (key: string) => {
    const text = plainBound(node, key);
    return text && { text, number: numberOf(text, scope) };
  };
  const [least, most, step, digits] = boundKeys.map(numberAt);
  if ([least, most, step, digits].some((each) => each && each.number === undefined))
    return undefined;
  const top = digits ? nines(Number(digits.number), decimals) : (most?.number ?? greatest);
  const bounds = {
    least: least?.number ?? '0',
    most: top,
    ...(step?.number === undefined ? {} : { step: step.number }),
  };
  const at = (most ?? digits ?? least ?? step)?.text;
  const problem = at && problemOf(bounds, { name, greatest, decimals });
  return problem ? wrong(scope, at, problem) : bounds;
}

/** Reports a bound that is written as a number and does not say where it comes from. An amount says that itself. */
function reportUnfounded(node: YamlNode, { report }: TextScope): void {
  if (childOf(node, 'boundBy')) return;
  const [number] = ['least', 'most', 'step'].flatMap((key) => plainBound(node, key) ?? []);
  if (!number || isAmount(number.value) || Number(number.value) === 0) return;
  const meaning = 'form, law or box: what the bound follows from';
  report(missingKey('A bound that is written as a number', 'boundBy', meaning, number.at));
}

/** What is wrong with bounds, if anything. */
function problemOf(
  { least, most, step }: Bounds,
  { name, greatest, decimals }: { name: string; greatest: string; decimals: number },
): string | undefined {
  if (/[.-]/.test(least) || step?.match(/[.-]/))
    return 'The least and the step must be whole numbers from zero upwards.';
  if (Number(least) > Number(most)) return `Nothing is at least ${least} and at most ${most}.`;
  if (Number(most) > Number(greatest))
    return `The kind "${name}" accepts at most ${greatest}, and this bound is above.`;
  if ((most.split('.')[1]?.length ?? 0) > decimals)
    return `The kind "${name}" has ${decimals} decimals, and this bound has more.`;
  if (step === undefined) return undefined;
  if (Number(step) === 0) return 'A step must be above zero.';
  return (Number(most) - Number(least)) / Number(step) > mostSteps
    ? `These are more than ${mostSteps} steps.`
    : undefined;
}

function patternOf(kind: LinkedKind, accepts: string, bounds: Bounds): string {
  return numberPattern({
    ...bounds,
    decimals: kind.scale ?? numbersOf(accepts).decimals,
    isGrouped: acceptsText(accepts, '1,250'),
    isSigned: acceptsText(accepts, '+1'),
  });
}

/** The number of a bound: as written, or that of the amount it names. */
function numberOf(text: TextNode, scope: TextScope): string | undefined {
  if (!isAmount(text.value)) return text.value;
  const name = text.value.slice(1);
  const amount = scope.amount(name);
  if (amount && 'number' in amount) return amount.number;
  if (amount) return wrong(scope, text, `"@${name}" is not one number.`);
  scope.report(unknownName('unknown-amount', name, scope.amounts(), text.at));
  return undefined;
}

function isAmount(value: string): boolean {
  return value.startsWith('@');
}

function nines(digits: number, decimals: number): string {
  return `${'9'.repeat(digits)}${decimals > 0 ? `.${'9'.repeat(decimals)}` : ''}`;
}

function wrong(
  { report }: TextScope,
  { at }: TextNode,
  message: string,
  more: Pick<Diagnostic, 'help'> = {},
): undefined {
  report({ code: 'wrong-bound', severity: 'error', at, message, ...more });
  return undefined;
}

/** Whether a question has bounds that make a pattern. */
export function hasBounds(node: YamlNode): boolean {
  return boundPlaces(node).length > 0;
}
