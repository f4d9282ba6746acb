import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { MapEntry, TextNode, YamlNode } from '../2-parse/yaml-node.ts';
import { childText, mapOf, nodeAt, textOf } from './entries.ts';
import { findField, lastLevel } from './find-field.ts';
import { type FormulaScope, linkFormula } from './link-formula.ts';
import { linkPrint, type PrintScope } from './link-print.ts';
import type { BlankField, LinkedBinding, LinkedBlank, LinkedPrint } from './linked-form.ts';
import { unknownAnswer, unknownName } from './unknown-name.ts';

/** The fields of a blank, and what may be written into them. */
export type FieldScope = PrintScope & {
  blank: LinkedBlank;
  fields: BlankField[];
  formula: FormulaScope;
  /** Questions of the base that this form no longer asks. */
  fallenAway: Set<string>;
  /** Whether the binding at hand comes from a base. */
  inherited?: boolean;
};

/** Links one line of `fields`: a text to print, a box to tick, or a choice by an answer. */
export function linkBinding(entry: MapEntry, scope: FieldScope): LinkedBinding | undefined {
  const { key, keyAt, value } = entry;
  if (scope.inherited && readsFallenAway(value, scope.fallenAway)) return undefined;
  const field = fieldNamed({ kind: 'text', value: key, at: keyAt }, scope);
  if (!field) return undefined;
  const base = { field, at: keyAt };
  if (value.kind === 'map' && childText(value, 'by')) return linkChoice(base, value, scope);
  if (value.kind === 'map') {
    const print = linkPrint(textOf(nodeAt(value, 'print')), scope);
    return print && { ...base, ...print, overflow: 'refuse' };
  }
  const text = textOf(value);
  if (text.value.includes('{{')) {
    const print = linkPrint(text, scope);
    return print && { ...base, ...print };
  }
  return linkTick(base, text, scope);
}

/** The field a written name leads to; a name that leads nowhere or to several is reported. */
export function fieldNamed(node: TextNode, scope: FieldScope): BlankField | undefined {
  const found = findField(node.value, scope.fields);
  if ('field' in found) return found.field;
  const file = scope.blank.kind === 'agency' ? 'blank.pdf' : 'The drawn blank';
  if ('several' in found) {
    scope.report({
      code: 'ambiguous-field',
      severity: 'error',
      at: node.at,
      message: `${file} has ${found.several.length} fields that end in "${node.value}".`,
      help: `Write more of the name: ${found.several.slice(0, 4).join(', ')}.`,
    });
    return undefined;
  }
  const known = scope.fields.flatMap(({ name }) => [name, lastLevel(name)]);
  scope.report({
    code: 'unknown-field',
    severity: 'error',
    at: node.at,
    message: `${file} has no field "${node.value}".${didYouMean(node.value, known)}`,
    help: 'formpress fields lists the fields of a PDF.',
  });
  return undefined;
}

type Base = { field: BlankField; at: LinkedBinding['at'] };

function linkTick(base: Base, text: TextNode, scope: FieldScope): LinkedBinding | undefined {
  const tick = linkFormula(text, scope.formula, 'yesNo');
  if (!tick) return undefined;
  const [on, ...others] = base.field.states;
  if (base.field.type === 'checkbox' && on !== undefined && others.length === 0)
    return { ...base, tick, on };
  const help =
    others.length > 0
      ? `It has the states ${base.field.states.join(', ')}: choose one by an answer, { by: …, ANSWER: STATE }.`
      : 'To print a value, write it between {{ and }}.';
  const message = `"${lastLevel(base.field.name)}" is not a single box to tick.`;
  scope.report({ code: 'wrong-field-kind', severity: 'error', at: base.at, message, help });
  return undefined;
}

function linkChoice(base: Base, node: YamlNode, scope: FieldScope): LinkedBinding | undefined {
  const by = textOf(nodeAt(node, 'by'));
  const question = scope.questions.get(by.value);
  if (!question) {
    scope.report(unknownName('unknown-question', by.value, scope.questions.keys(), by.at));
    return undefined;
  }
  const choose = new Map<string, LinkedPrint | { state: string }>();
  for (const { key, keyAt, value } of mapOf(node).entries) {
    if (key === 'by') continue;
    if (!question.options.some((option) => option.value === key)) {
      scope.report(unknownAnswer(question, key, keyAt));
      continue;
    }
    const chosen = linkChosen(base.field, value, scope);
    if (chosen) choose.set(key, chosen);
  }
  return { ...base, by: question, choose };
}

function linkChosen(field: BlankField, value: YamlNode, scope: FieldScope) {
  const overflow = value.kind === 'map' ? { overflow: 'refuse' as const } : {};
  const text = textOf(value.kind === 'map' ? nodeAt(value, 'print') : value);
  if (field.type === 'text') {
    const print = linkPrint(text, scope);
    return print && { ...print, ...overflow };
  }
  const states =
    field.type === 'choice' ? field.options.map((option) => option.value) : field.states;
  if (states.includes(text.value)) return { state: text.value };
  const message = `"${lastLevel(field.name)}" has no state "${text.value}".${didYouMean(text.value, states)}`;
  const help = `Its states are ${states.join(', ')}.`;
  scope.report({ code: 'unknown-state', severity: 'error', at: text.at, message, help });
  return undefined;
}

function readsFallenAway(node: YamlNode, fallenAway: Set<string>): boolean {
  if (node.kind === 'map')
    return node.entries.some(({ value }) => readsFallenAway(value, fallenAway));
  if (node.kind !== 'text') return false;
  return (node.value.match(/[A-Za-z][A-Za-z0-9_]*/g) ?? []).some((name) => fallenAway.has(name));
}
