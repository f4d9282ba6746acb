import type { Variable } from '@formpress/formula';
import { inEachLanguage, nearestName } from '@formpress/model';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import {
  childEntries,
  childOf,
  childText,
  keyPlace,
  nodeAt,
  textNodeOf,
} from '../foundation/entries.ts';
import { missingKey, unwantedKeys } from '../foundation/wrong-keys.ts';
import type { LinkedQuestion, QuestionPlaces } from '../linked/linked-form.ts';
import type { LinkedKind, LinkedOption } from '../linked/linked-kind.ts';
import { unknownName } from '../names/unknown-name.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';
import { boundKeys, boundPlaces, hasBounds, linkBounds } from './link-bounds.ts';
import { kindOfOptions, linkOptions } from './link-kinds.ts';
import { linkNotes } from './link-notes.ts';
import { choicesPattern, optionsPattern } from './options-pattern.ts';
import { optionsWithout } from './options-without.ts';

/** What a question may refer to before formulas are linked. */
export type QuestionScope = {
  report: Report;
  kinds: Map<string, LinkedKind>;
  text: TextScope;
  images: Iterable<string>;
};

/** Links a question except its formulas, which may read questions that come later in the file. */
export function linkQuestion(entry: MapEntry, scope: QuestionScope): LinkedQuestion {
  const { key, keyAt, value } = entry;
  const answer = textNodeOf(nodeAt(value, 'answer'));
  const kind = kindNamed(answer, scope);
  const own = linkOptions(value, scope.text);
  const isKnown = scope.kinds.has(answer.value);
  const isSure = isKnown && fitsKind(entry, kind, own, scope.report) && !kind.unsure;
  const options = kind.takesOptions || !isKnown ? own : optionsWithout(value, kind, scope.report);
  const line = childText(value, 'line')?.value;
  reportWrongKeys(entry, options, scope.report);
  return {
    id: key,
    at: keyAt,
    places: placesOf(value, kind),
    ask: linkText(textNodeOf(nodeAt(value, 'ask')), scope.text),
    ...(line === undefined ? {} : { line }),
    show: kind.show,
    kind: options.length > 0 ? kindOfOptions(kind.show, options) : kind.kind,
    numeric: options.length > 0 && options.every(({ value: each }) => isNumber(each)),
    options,
    ...(kind.scale === undefined ? {} : { scale: kind.scale }),
    ...patternOf(value, kind, options, scope),
    required: isAlways(childOf(value, 'required')) ? 'always' : 'never',
    notes: linkNotes(value, scope.images, scope.text),
    ...formsOf(value),
    ...(childOf(value, 'prints') ? { prints: 'nothing' as const } : {}),
    ...(childOf(value, 'confidence') ? { isUnverified: true as const } : {}),
    ...(isSure ? {} : { unsure: true }),
  };
}

function placesOf(node: YamlNode, kind: LinkedKind): QuestionPlaces {
  const line = childText(node, 'line')?.at;
  const required = childOf(node, 'required')?.at;
  const own = childText(node, 'accepts')?.at ?? boundPlaces(node)[0];
  const accepts = own ?? kind.acceptsAt;
  return {
    lines: node.at,
    answer: nodeAt(node, 'answer').at,
    ...(childOf(node, 'options') ? { options: keyPlace(node, 'options') } : {}),
    ...(line ? { line } : {}),
    ...(childOf(node, 'prints') ? { prints: keyPlace(node, 'prints') } : {}),
    ...(required ? { required } : {}),
    ...(accepts ? { accepts } : {}),
    answerName: kind.name,
    ...(accepts && !own ? { patternOf: kind.name } : {}),
  };
}

/** The question as a formula sees it. */
export function variableOf(question: LinkedQuestion): Variable {
  const { kind, numeric, options, scale } = question;
  return {
    kind: kind === 'choice' ? (numeric ? 'number' : 'text') : kind,
    ...(options.length > 0 ? { options: options.map(({ value }) => value) } : {}),
    ...(numeric ? { numeric } : {}),
    ...(scale === undefined ? {} : { scale }),
  };
}

/**
 * The kind that a question names. An unknown one is replaced by the nearest, so that what reads the
 * question is not reported too.
 */
function kindNamed(answer: TextNode, { kinds, report }: QuestionScope): LinkedKind {
  const kind = kinds.get(answer.value);
  if (kind) return kind;
  report(unknownName('unknown-kind', answer.value, kinds.keys(), answer.at));
  return kinds.get(nearestName(answer.value, kinds.keys()) ?? 'text') ?? substitute(answer);
}

function substitute({ value, at }: TextNode): LinkedKind {
  const show = { htmlType: 'INPUT', displayType: 'TEXT' };
  const otherwise = { at, ...inEachLanguage(() => []) };
  return { name: value, at, show, kind: 'text', takesOptions: false, options: [], otherwise };
}

/** Whether a question has what its kind requires. Reports what is missing or not allowed. */
function fitsKind(
  { key, value }: MapEntry,
  kind: LinkedKind,
  options: LinkedOption[],
  report: Report,
): boolean {
  const wrong = [
    wrongOptions(value, kind, options),
    childOf(value, 'calculate') && !kind.unsure ? wrongResult(key, value, kind) : undefined,
  ].flatMap((each) => each ?? []);
  for (const diagnostic of wrong) report(diagnostic);
  return wrong.length === 0;
}

function wrongOptions(
  node: YamlNode,
  kind: LinkedKind,
  options: LinkedOption[],
): Diagnostic | undefined {
  if (options.length > 0 && !kind.takesOptions) {
    const has = kind.options.length > 0 ? 'options of its own' : 'a pattern instead of options';
    const message = `The kind "${kind.name}" has ${has}, so the question cannot have options.`;
    const help = 'Use chooseOne, dropdown or chooseAny, or remove the options.';
    const at = keyPlace(node, 'options');
    const related = [{ at: nodeAt(node, 'answer').at, message: 'The kind is chosen here:' }];
    return { code: 'unexpected-options', severity: 'error', at, message, related, help };
  }
  if (options.length > 0 || !kind.takesOptions) return undefined;
  const message = `The kind "${kind.name}" leaves the options to the question, but it has none.`;
  const help = 'Add options: the value that is stored, then what the employee reads.';
  const { at } = nodeAt(node, 'answer');
  return { code: 'missing-options', severity: 'error', at, message, help };
}

/** The finding for a calculated question whose kind is not a number, or does not say how many decimals it keeps. */
function wrongResult(id: string, node: YamlNode, kind: LinkedKind): Diagnostic | undefined {
  if (kind.kind === 'number' && kind.scale !== undefined) return undefined;
  const lacking =
    kind.kind === 'number' ? 'does not say how many decimals it keeps' : 'holds no number';
  return {
    code: 'wrong-result-kind',
    severity: 'error',
    at: nodeAt(node, 'answer').at,
    message: `"${id}" is calculated, but the kind "${kind.name}" ${lacking}.`,
    help: 'Use a kind that holds a number with a scale, such as dollars, wholeDollars or count.',
  };
}

/** Reports keys that only some questions may have, and keys that belong together. */
function reportWrongKeys(entry: MapEntry, options: LinkedOption[], report: Report): void {
  const { key, keyAt, value } = entry;
  const has = (name: string) => childOf(value, name) !== undefined;
  if (has('calculate')) {
    const why = 'Nobody is asked for what is calculated.';
    const keys = ['required', 'options', 'without', 'accepts', 'otherwise', ...boundKeys];
    unwantedKeys(value, keys, 'A calculated question', why, report);
    return;
  }
  unwantedKeys(value, ['round'], 'A question that is asked', 'Only a result is rounded.', report);
  if (!has('required')) {
    const meaning = "always, never, or { when: '…' } over questions above";
    report(missingKey(`The question "${key}"`, 'required', meaning, keyAt));
  }
  if (options.length > 0) {
    const why = 'The options say what is accepted.';
    unwantedKeys(value, ['accepts'], 'A question with options', why, report);
  } else if (hasBounds(value)) {
    const why = 'The bounds say what is accepted.';
    unwantedKeys(value, ['accepts'], 'A question with bounds', why, report);
  } else if (has('accepts') !== has('otherwise')) {
    const [lacking, meaning] = has('accepts')
      ? ['otherwise', 'what the employee reads when the answer does not fit']
      : ['accepts', 'the pattern an answer must match'];
    report(missingKey(`The question "${key}"`, lacking, meaning, keyAt));
  }
}

function patternOf(
  node: YamlNode,
  kind: LinkedKind,
  options: LinkedOption[],
  scope: QuestionScope,
) {
  if (childText(node, 'calculate')) return {};
  const values = options.map(({ value }) => value);
  const made = kind.kind === 'choices' ? choicesPattern(values) : optionsPattern(values);
  const tightened = childText(node, 'otherwise');
  const bounded = linkBounds(node, kind, scope.text);
  if (bounded) return bounded;
  return {
    accepts: childText(node, 'accepts')?.value ?? kind.accepts ?? made,
    otherwise: tightened ? linkText(tightened, scope.text) : kind.otherwise,
  };
}

function formsOf(
  node: YamlNode,
): Pick<LinkedQuestion, 'forms' | 'formsAt' | 'formLinesAt' | 'formPlaces'> {
  const entries = childEntries(node, 'forms');
  if (entries.length === 0) return {};
  const names = (value: YamlNode) =>
    value.kind === 'list' ? value.items.map((each) => textNodeOf(each).value) : [];
  const forms = new Map(entries.map(({ key, value }) => [key, names(value)]));
  const formPlaces = new Map(entries.map(({ key, keyAt }) => [key, keyAt]));
  const formLinesAt = nodeAt(node, 'forms').at;
  return { forms, formsAt: keyPlace(node, 'forms'), formLinesAt, formPlaces };
}

function isAlways(node: YamlNode | undefined): boolean {
  return node?.kind === 'text' && node.value === 'always';
}

function isNumber(text: string): boolean {
  return /^-?[0-9]*\.?[0-9]+$/.test(text);
}
