import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import {
  childEntries,
  childOf,
  childText,
  mapOf,
  nodeAt,
  textNodeOf,
} from '../foundation/entries.ts';
import { missingKey, unwantedKeys } from '../foundation/wrong-keys.ts';
import type {
  AnswerKind,
  LinkedKind,
  LinkedOption,
  QuestionWidget,
} from '../linked/linked-kind.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';
import { linkBoundsMessage } from './bound-message.ts';

/** Links the kinds of answer of one answers.yaml. */
export function linkKinds(
  file: Valid<unknown> | undefined,
  scope: TextScope,
): Map<string, LinkedKind> {
  const kinds = new Map<string, LinkedKind>();
  for (const entry of file ? mapOf(file.root).entries : [])
    kinds.set(entry.key, linkKind(entry, scope));
  return kinds;
}

/** Links the kinds of answer that a locality adds to those of all localities; it never redefines one. */
export function linkLocalKinds(
  file: Valid<unknown> | undefined,
  shared: ReadonlyMap<string, LinkedKind>,
  scope: TextScope,
): Map<string, LinkedKind> {
  const kinds = linkKinds(file, scope);
  for (const [name, kind] of kinds) {
    const first = shared.get(name);
    if (!first) continue;
    scope.report({
      code: 'duplicate-kind',
      severity: 'error',
      at: kind.at,
      message: `There is already a kind of answer "${name}" for all localities.`,
      related: [{ at: first.at, message: 'It is here:' }],
      help: 'Give this one another name, or use the one that is there.',
    });
  }
  return kinds;
}

function linkKind(entry: MapEntry, scope: TextScope): LinkedKind {
  const { key, keyAt, value } = entry;
  const show = showOf(textNodeOf(nodeAt(value, 'show')).value);
  const options = linkOptions(value, scope);
  const accepts = childText(value, 'accepts');
  const scale = childText(value, 'scale')?.value;
  const holds = childText(value, 'holds')?.value as AnswerKind | undefined;
  const kind =
    options.length > 0 ? kindOfOptions(show, options) : (holds ?? emptyKind(show, accepts));
  const isSure = hasRightKeys(entry, scope);
  const between = childText(value, 'between');
  return {
    name: key,
    at: keyAt,
    show,
    options,
    kind,
    takesOptions: options.length === 0 && !accepts && !holds,
    otherwise: linkText(textNodeOf(nodeAt(value, 'otherwise')), scope),
    ...(between ? { between: { node: between, text: linkBoundsMessage(between, scope) } } : {}),
    ...(accepts === undefined ? {} : { accepts: accepts.value, acceptsAt: accepts.at }),
    ...(scale === undefined ? {} : { scale: Number(scale) }),
    ...(isSure ? {} : { unsure: true }),
  };
}

/**
 * Whether a kind has the right keys. Options determine what is accepted and its type; a kind without them
 * that is not a text needs a pattern.
 */
function hasRightKeys({ key, keyAt, value }: MapEntry, { report }: TextScope): boolean {
  const has = (name: string) => childOf(value, name) !== undefined;
  if (has('options')) {
    const why = 'It follows from the options.';
    unwantedKeys(value, ['accepts', 'holds'], 'A kind with options', why, report);
    return !has('accepts') && !has('holds');
  }
  if (!has('holds') || has('accepts')) return true;
  report(missingKey(`The kind "${key}"`, 'accepts', 'the pattern an answer must match', keyAt));
  return false;
}

/** The kind of answer that options imply: yes/no, one choice, or several. */
export function kindOfOptions(show: QuestionWidget, options: LinkedOption[]): AnswerKind {
  if (show.displayType === 'MULTI_SELECT_CHECKBOX') return 'choices';
  return options.every(({ value }) => value === 'true' || value === 'false') ? 'yesNo' : 'choice';
}

/** The options written on a kind or a question, in order. */
export function linkOptions(node: YamlNode, scope: TextScope): LinkedOption[] {
  return childEntries(node, 'options').map(({ key, keyAt, value }) => ({
    value: key,
    at: keyAt,
    label: linkText(textNodeOf(value), scope),
  }));
}

function showOf(text: string): QuestionWidget {
  const [htmlType = '', displayType] = text.split(' ');
  return displayType === undefined ? { htmlType } : { htmlType, displayType };
}

function emptyKind(show: QuestionWidget, accepts: unknown): AnswerKind {
  if (accepts !== undefined) return 'text';
  return show.displayType === 'MULTI_SELECT_CHECKBOX' ? 'choices' : 'choice';
}
