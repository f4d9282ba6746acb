import type { Expression } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { unwritten } from '../../3-validate/explain/unwritten.ts';
import { type FormulaScope, linkFormula } from '../formulas/link-formula.ts';
import { addLine } from '../foundation/add-line.ts';
import {
  childEntries,
  childOf,
  childText,
  keyPlace,
  nodeAt,
  textNodeOf,
} from '../foundation/entries.ts';
import { unwantedKeys } from '../foundation/wrong-keys.ts';
import type { EngineFields, LinkedEngineRow } from '../linked/linked-engine-row.ts';
import type { LinkedFormula, LinkedQuestion, LinkedTaxParameter } from '../linked/linked-form.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { answersOf } from '../names/answers-of.ts';
import { checkAnswers } from '../names/unknown-name.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';
import { linkEngineRows } from './link-engine-rows.ts';

/** What a tax parameter may read. */
export type ParameterScope = {
  formula: FormulaScope;
  text: TextScope;
  questions: Map<string, LinkedQuestion>;
  engineFields: EngineFields | undefined;
};

const kindsOf = {
  boolean: 'yesNo',
  dollarAmount: 'number',
  integer: 'number',
  percent: 'number',
  string: undefined,
} as const;

/** Links the tax parameters of a form. Those with errors are left out, but not their texts. */
export function linkTaxParameters(
  entries: MapEntry[],
  scope: ParameterScope,
): { taxParameters: LinkedTaxParameter[]; texts: LinkedText[] } {
  const linked = entries.map((entry) => {
    const about = linkText(textNodeOf(nodeAt(entry.value, 'about')), scope.text);
    return { about, parameter: linkTaxParameter(entry, about, scope) };
  });
  return {
    taxParameters: linked.flatMap(({ parameter }) => parameter ?? []),
    texts: linked.map(({ about }) => about),
  };
}

/** Links one tax parameter: its formula and the codes of its answers. */
function linkTaxParameter(
  { key, keyAt, value }: MapEntry,
  about: LinkedText,
  scope: ParameterScope,
): LinkedTaxParameter | undefined {
  const { report } = scope.formula;
  const type = textNodeOf(nodeAt(value, 'type')).value as LinkedTaxParameter['type'];
  const wantedBy = { at: nodeAt(value, 'type').at, message: 'Its type is here:' };
  const formula = { ...scope.formula, wantedBy };
  const is = linkFormula(textNodeOf(nodeAt(value, 'is')), formula, kindsOf[type]);
  const map = is && linkMap(value, is, scope);
  const otherwise = childText(value, 'else')?.value;
  const isText = type === 'string' || map !== undefined;
  if (otherwise === todo)
    report({ ...unwritten(nodeAt(value, 'else').at, 'what payroll gets'), severity: 'error' });
  const blank = `Where nothing is answered, payroll gets ${type === 'boolean' ? 'false' : '0'}.`;
  if (!isText) unwantedKeys(value, ['else'], `A parameter of the type ${type}`, blank, report);
  if (!is) return undefined;
  const trouble = decimalsTrouble(key, type, is);
  const related = [wantedBy];
  const engine = engineRows(key, value, scope);
  if (trouble) report({ code: 'wrong-formula', severity: 'error', at: is.at, ...trouble, related });
  return {
    id: key,
    at: keyAt,
    type,
    typeAt: wantedBy.at,
    is,
    about,
    linesAt: value.at,
    ...(map ? { map, mapAt: mapPlaces(value) } : {}),
    ...(otherwise === undefined ? {} : { else: otherwise }),
    ...(engine && { engine }),
  };
}

/**
 * The rows that say what a parameter is to payroll engines: its own, or those for its id, or those for its
 * name in all places.
 */
function engineRows(
  id: string,
  value: YamlNode,
  { engineFields, formula }: ParameterScope,
): LinkedEngineRow[] | undefined {
  const own = childOf(value, 'engine');
  if (own) return linkEngineRows(own, formula.report);
  const name = id.slice(id.indexOf('.') + 1);
  return engineFields && (engineFields.get(id) ?? engineFields.get(name) ?? []);
}

/** What is wrong with the decimals of a number, if anything. */
function decimalsTrouble(key: string, type: string, { decimals, expression }: LinkedFormula) {
  if (decimals === 'unbounded' && divides(expression)) {
    const message = `"${key}" can have any number of decimals, but payroll needs a fixed number.`;
    return {
      message,
      help: 'Calculate it in a question with round, and report that question here.',
    };
  }
  if (type !== 'integer' || decimals === 0) return undefined;
  const message = `"${key}" is an integer, but this can have decimals.`;
  return { message, help: 'Report a whole number, or write type: dollarAmount or type: percent.' };
}

/** A code for every answer of the question that the parameter reads, and for nothing else. */
function linkMap(node: YamlNode, is: LinkedFormula, scope: ParameterScope) {
  const entries = childEntries(node, 'map');
  if (entries.length === 0) return undefined;
  const question = scope.questions.get(is.text.trim());
  const { report } = scope.formula;
  const at = keyPlace(node, 'map');
  const answers = question ? answersOf(question) : [];
  if (!question || answers.length === 0) {
    const message = 'Codes can only be given for the answers of a question that has options.';
    const help = 'Write only the name of such a question after "is", or remove "map".';
    report({ code: 'unexpected-map', severity: 'error', at, message, help });
    return undefined;
  }
  const isKnown = checkAnswers(question, entries, report);
  const missing = answers.filter(({ value }) => !entries.some(({ key }) => key === value));
  for (const { value, at: offered } of missing) {
    report({
      code: 'missing-code',
      severity: 'error',
      at,
      message: `"${question.id}" can be answered ${value}, but there is no code for that.`,
      related: [{ at: offered, message: 'The answer is offered here:' }],
      help: `Add a code for ${value} under "map".`,
      ...(isKnown && { fixes: [addLine(nodeAt(node, 'map').at, value, todo)] }),
    });
  }
  for (const { value } of entries.filter((each) => textNodeOf(each.value).value === todo))
    report({ ...unwritten(value.at, 'a code for payroll'), severity: 'error' });
  return new Map(entries.map(({ key, value }) => [key, textNodeOf(value).value]));
}

function mapPlaces(node: YamlNode): ReadonlyMap<string, SourceRange> {
  return new Map(childEntries(node, 'map').map(({ key, value }) => [key, value.at]));
}

/** Whether an expression contains a division: only then can there be infinitely many decimals. */
function divides(expression: Expression): boolean {
  if ('op' in expression && expression.op === '/') return true;
  return Object.values(expression).some((part) => typeof part === 'object' && divides(part));
}
