import { lastLevel } from '@formpress/model';
import { suggest, todo } from '../../../diagnostics/fixes/fix.ts';
import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { unwritten } from '../../3-validate/explain/unwritten.ts';
import { type FormulaScope, linkFormula } from '../formulas/link-formula.ts';
import { childText, mapOf, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { BlankField } from '../linked/linked-blank.ts';
import type { LinkedBinding, LinkedPrint, LinkedQuestion } from '../linked/linked-form.ts';
import { answersOf } from '../names/answers-of.ts';
import { checkAnswers } from '../names/unknown-name.ts';
import { questionToChooseBy } from '../questions/question-to-choose-by.ts';
import { fieldNamed, type NamedFields } from './field-named.ts';
import { linkPrint, type PrintScope } from './link-print.ts';
import { wrongFieldKind } from './wrong-field-kind.ts';

/** The fields of a blank, and what may be written into them. */
export type FieldScope = PrintScope &
  NamedFields<BlankField> & {
    formula: FormulaScope;
    /** Questions of the base that this form no longer asks. */
    droppedQuestions: Set<string>;
    /** Whether this binding comes from a base. */
    inherited?: boolean;
  };

/** Links one line of `fields`: a text to print, a box to tick, or a choice by an answer. */
export function linkBinding(entry: MapEntry, scope: FieldScope): LinkedBinding | undefined {
  const { key, keyAt, value } = entry;
  if (scope.inherited && readsDropped(value, scope.droppedQuestions)) return undefined;
  const field = fieldNamed({ value: key, at: keyAt }, scope);
  if (!field) return undefined;
  const base = { field, at: keyAt, written: key };
  if (value.kind === 'map' && childText(value, 'by')) return linkChoice(base, value, scope);
  if (value.kind === 'map') {
    const print = linkText(base, textNodeOf(nodeAt(value, 'print')), scope);
    return print && { ...print, ...refusing(entry) };
  }
  const text = textNodeOf(value);
  if (text.value === todo) {
    scope.report({ ...unwritten(text.at, 'what is printed'), severity: 'error' });
    return undefined;
  }
  return text.value.includes('{{') ? linkText(base, text, scope) : linkTick(base, text, scope);
}

/** What is written with the text in `{ print: …, overflow: refuse, because: … }`. */
function refusing({ keyAt, value }: MapEntry): Pick<LinkedPrint, 'overflow' | 'overflowAt'> {
  const whole = { ...value.at, start: keyAt.end };
  return { overflow: 'refuse', overflowAt: { whole, text: nodeAt(value, 'print').at } };
}

type Base = Pick<LinkedBinding, 'field' | 'at' | 'written'>;

function linkText(base: Base, text: TextNode, scope: FieldScope) {
  const print = linkPrint(text, scope);
  if (base.field.type === 'text') return print && { ...base, ...print };
  const help = `Write a condition that ticks it, such as "filingStatus == 'SINGLE'", or choose a state by an answer.`;
  scope.report(wrongFieldKind(base.field, text.at, 'so no text can be printed in it', help));
  return undefined;
}

function linkTick(base: Base, text: TextNode, scope: FieldScope): LinkedBinding | undefined {
  const { field } = base;
  const [on, ...others] = field.states;
  if (field.type === 'checkbox' && on !== undefined && others.length === 0) {
    const tick = linkFormula(text, scope.formula, 'yesNo');
    return tick && { ...base, tick, on };
  }
  const name = text.value.trim();
  const question = scope.questions.get(name);
  const [answer = { value: 'ANSWER' }] = question ? answersOf(question) : [];
  const help =
    field.type === 'text'
      ? `To print a value, write its name between {{ and }}${question ? `: '{{${name}}}'` : ''}.`
      : `Choose one of its states by an answer: { by: ${question ? name : 'question'}, ${answer.value}: ${on ?? 'STATE'} }.`;
  const why = 'and a condition can only tick a single box';
  scope.report(wrongFieldKind(field, text.at, why, help));
  return undefined;
}

function linkChoice(base: Base, node: YamlNode, scope: FieldScope): LinkedBinding | undefined {
  const by = textNodeOf(nodeAt(node, 'by'));
  const lines = mapOf(node).entries.filter(({ key }) => key !== 'by');
  const result = lines.every(({ key }) => /^[0-9]+$/.test(key)) && resultNamed(by.value, scope);
  const question = result || questionToChooseBy(by, scope);
  if (question && !result) checkAnswers(question, lines, scope.report, by.at);
  if (base.field.type !== 'text' && statesOf(base.field).length === 0) {
    const help = 'List it under blank, or name it under sign.';
    scope.report(wrongFieldKind(base.field, base.at, 'so nothing can be chosen for it', help));
    return undefined;
  }
  const choose = new Map<string, LinkedPrint | { state: string }>();
  for (const line of lines) {
    const chosen = linkChosen(base.field, line, scope);
    if (chosen) choose.set(line.key, chosen);
  }
  return question && { ...base, by: question, choose };
}

/** The question with this name, if it calculates a whole number, such as a code from a table. It has no list of answers. */
function resultNamed(name: string, { questions }: FieldScope): LinkedQuestion | undefined {
  const question = questions.get(name);
  return question?.calculate && question.scale === 0 ? question : undefined;
}

function linkChosen(field: BlankField, line: MapEntry, scope: FieldScope) {
  const { value } = line;
  const overflow = value.kind === 'map' ? refusing(line) : {};
  const text = textNodeOf(value.kind === 'map' ? nodeAt(value, 'print') : value);
  if (field.type === 'text') {
    const print = linkPrint(text, scope);
    return print && { ...print, ...overflow };
  }
  const states = statesOf(field);
  if (states.includes(text.value)) return { state: text.value };
  const { question, ...fixes } = suggest(text.value, states, text.at);
  const message = `"${lastLevel(field.name)}" has no state "${text.value}".${question}`;
  const help = `Its states are ${states.join(', ')}.`;
  scope.report({ code: 'unknown-state', severity: 'error', at: text.at, message, help, ...fixes });
  return undefined;
}

function statesOf({ type, options, states }: BlankField): string[] {
  return type === 'choice' ? options.map(({ value }) => value) : states;
}

function readsDropped(node: YamlNode, droppedQuestions: Set<string>): boolean {
  if (node.kind === 'map')
    return node.entries.some(({ value }) => readsDropped(value, droppedQuestions));
  if (node.kind !== 'text') return false;
  return (node.value.match(/[A-Za-z][A-Za-z0-9_]*/g) ?? []).some((name) =>
    droppedQuestions.has(name),
  );
}
