import type { Variable } from '@formpress/formula';
import { nearestName } from '@formpress/model';
import type { Report } from '../../diagnostics/report.ts';
import type { MapEntry, TextNode, YamlNode } from '../2-parse/yaml-node.ts';
import { childEntries, childOf, childText, keyPlace, nodeAt, textOf } from './entries.ts';
import { kindOfOptions, linkOptions } from './link-kinds.ts';
import { linkNotes } from './link-notes.ts';
import { linkText, type TextScope } from './link-text.ts';
import type { LinkedKind, LinkedOption, LinkedQuestion } from './linked-form.ts';
import { choicesPattern, optionsPattern } from './options-pattern.ts';
import { unknownName } from './unknown-name.ts';

/** What a question may refer to before formulas are looked at. */
export type QuestionScope = {
  report: Report;
  kinds: Map<string, LinkedKind>;
  text: TextScope;
  images: Iterable<string>;
};

/** Links a question apart from its formulas, which may read questions that come later in the file. */
export function linkQuestion(entry: MapEntry, scope: QuestionScope): LinkedQuestion | undefined {
  const { key, keyAt, value } = entry;
  const answer = textOf(nodeAt(value, 'answer'));
  const kind = kindNamed(answer, scope);
  if (!kind) return undefined;
  const options = optionsOf(value, kind, scope);
  const line = childText(value, 'line')?.value;
  return {
    id: key,
    at: keyAt,
    ask: linkText(textOf(nodeAt(value, 'ask')), scope.text),
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

/** The kind a question names. For one that is not there the nearest stands in, so that what reads the question is not wrong too. */
function kindNamed(answer: TextNode, { kinds, report }: QuestionScope): LinkedKind | undefined {
  const kind = kinds.get(answer.value);
  if (kind) return kind;
  report(unknownName('unknown-kind', answer.value, kinds.keys(), answer.at));
  return kinds.get(nearestName(answer.value, kinds.keys()) ?? 'text');
}

function optionsOf(node: YamlNode, kind: LinkedKind, scope: QuestionScope): LinkedOption[] {
  const own = linkOptions(node, scope.text);
  if (own.length > 0 && !kind.takesOptions) {
    const message = `The kind "${kind.name}" has its own answers, so the question cannot have options.`;
    const help = 'Use chooseOne, dropdown or chooseAny, or leave the options out.';
    const at = keyPlace(node, 'options');
    scope.report({ code: 'unwanted-options', severity: 'error', at, message, help });
  }
  if (own.length === 0 && kind.takesOptions) {
    const message = `A question with the kind "${kind.name}" needs options.`;
    const at = keyPlace(node, 'answer');
    scope.report({ code: 'missing-options', severity: 'error', at, message });
  }
  return kind.takesOptions ? own : kind.options;
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
  return {
    accepts: childText(node, 'accepts')?.value ?? kind.accepts ?? made,
    otherwise: tightened ? linkText(tightened, scope.text) : kind.otherwise,
  };
}

function formsOf(node: YamlNode): { forms?: Map<string, string[]> } {
  const entries = childEntries(node, 'forms');
  if (entries.length === 0) return {};
  const names = (value: YamlNode) =>
    value.kind === 'list' ? value.items.map((each) => textOf(each).value) : [];
  return { forms: new Map(entries.map(({ key, value }) => [key, names(value)])) };
}

function isAlways(node: YamlNode | undefined): boolean {
  return node?.kind === 'text' && node.value === 'always';
}

function isNumber(text: string): boolean {
  return /^-?[0-9]*\.?[0-9]+$/.test(text);
}
