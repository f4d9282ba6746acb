import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { suggest } from '../../../diagnostics/fixes/fix.ts';
import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { AuthoredForm, Valid } from '../../3-validate/authored/authored.ts';
import { childEntries, childItems, childOf, mapOf } from '../foundation/entries.ts';
import { changeSets, changesIn, isNone } from './change-sets.ts';
import { nothingToChange } from './nothing-to-change.ts';

/** A form version merged with its base, each line with the place where it is written. */
export type MergedForm = {
  own: AuthoredForm;
  /** The form itself, its base, the base's base. */
  chain: AuthoredForm[];
  people?: YamlNode;
  amounts: MapEntry[];
  statements: MapEntry[];
  taxParameters: MapEntry[];
  sets: MapEntry[];
  /** Rules between answers. */
  rules: MapEntry[];
  /** Rules of a base that the form itself does not write: they may read questions that were dropped. */
  inheritedRules: Set<string>;
  /** The sets of the form and of all its bases, even those that are overridden: `again` can refer to them. */
  everySet: MapEntry[];
  federalSets: MapEntry[];
  given: MapEntry[];
  /** Questions of the second interview that may be left out. */
  optional: YamlNode[];
  fields: MapEntry[];
  /** Fields bound by a base and not by the form itself: they may read questions that were dropped. */
  inheritedFields: Set<string>;
  sign: MapEntry[];
  add: MapEntry[];
  blank: YamlNode[];
  images: Map<string, Uint8Array>;
};

/** Takes from the base what the form's folder lacks. */
export function mergeBase(own: AuthoredForm, base: MergedForm | undefined): MergedForm {
  const form = own.form.root;
  const pdf = own.pdf?.root;
  const people = childOf(form, 'people') ?? base?.people;
  const ownBlank = childOf(pdf ?? form, 'blank') ? childItems(pdf, 'blank') : undefined;
  const fields = childEntries(pdf, 'fields');
  const written = new Set(fields.map(({ key }) => key));
  const rules = childEntries(own.questions?.root, 'rules');
  const ownRules = new Set(rules.map(({ key }) => key));
  const sets = [
    ...setsOf(own.questions),
    ...changeSets(changesIn(own.questions?.root), base?.sets),
  ];
  return {
    own,
    chain: [own, ...(base?.chain ?? [])],
    ...(people ? { people } : {}),
    amounts: byName(base?.amounts, childEntries(form, 'amounts')),
    statements: byName(base?.statements, childEntries(form, 'statements')),
    taxParameters: whole(base?.taxParameters, childEntries(form, 'taxParameters')),
    sets: byName(base?.sets, sets),
    rules: byName(base?.rules, rules),
    inheritedRules: new Set(base?.rules.map(({ key }) => key).filter((key) => !ownRules.has(key))),
    everySet: [...sets, ...setsOf(own.questionsWithFederal), ...(base?.everySet ?? [])],
    federalSets: whole(base?.federalSets, setsOf(own.questionsWithFederal)),
    given: whole(base?.given, childEntries(own.questionsWithFederal?.root, 'given')),
    optional: own.questionsWithFederal
      ? childItems(own.questionsWithFederal.root, 'optional')
      : (base?.optional ?? []),
    fields: byName(base?.fields, fields),
    inheritedFields: new Set(base?.fields.map(({ key }) => key).filter((key) => !written.has(key))),
    sign: byName(base?.sign, childEntries(pdf, 'sign')),
    add: byName(base?.add, childEntries(pdf, 'add')),
    blank: ownBlank ?? base?.blank ?? [],
    images: new Map([...(base?.images ?? []), ...own.images]),
  };
}

/** Findings for names that are dropped or changed although the base does not have them. */
export function missingInBase(own: AuthoredForm, base: MergedForm | undefined): Diagnostic[] {
  const changes = changesIn(own.questions?.root);
  const sets = { own: setsOf(own.questions), base: base?.sets, changes };
  return [...nothingToDrop(own, base), ...nothingToChange(sets)];
}

/** Findings for names that are dropped with `none` although the base does not have them. */
function nothingToDrop(own: AuthoredForm, base: MergedForm | undefined): Diagnostic[] {
  const form = own.form.root;
  const pdf = own.pdf?.root;
  const parts = [
    ['amount', childEntries(form, 'amounts'), base?.amounts],
    ['statement', childEntries(form, 'statements'), base?.statements],
    ['set', setsOf(own.questions), base?.sets],
    ['rule', childEntries(own.questions?.root, 'rules'), base?.rules],
    ['set', setsOf(own.questionsWithFederal), base?.federalSets],
    ['field', childEntries(pdf, 'fields'), base?.fields],
    ['signature or date', childEntries(pdf, 'sign'), base?.sign],
    ['added field', childEntries(pdf, 'add'), base?.add],
  ] as const;
  return parts.flatMap(([what, written, inherited = []]) => {
    const known = inherited.map(({ key }) => key);
    const dropped = written.filter(({ key, value }) => isNone(value) && !known.includes(key));
    return dropped.map((entry) => noSuchName(what, entry, base ? known : undefined));
  });
}

function noSuchName(
  what: string,
  { key, keyAt }: MapEntry,
  known: string[] | undefined,
): Diagnostic {
  const { question, ...fixes } = suggest(key, known ?? [], keyAt);
  const message = known
    ? `"none" has nothing to drop: the base has no ${what} "${key}".${question}`
    : `none drops the ${what} "${key}" of a base, but this form is not based on another.`;
  const help = known
    ? 'Write the name as the base has it, or remove the line.'
    : 'Remove the line.';
  return { code: 'nothing-to-drop', severity: 'error', at: keyAt, message, help, ...fixes };
}

function setsOf(file: Valid<unknown> | undefined): MapEntry[] {
  return file ? mapOf(file.root).entries.filter(({ key }) => /^QS/.test(key)) : [];
}

/** An overriding entry takes the position of the old one; `none` drops it; new names follow. */
function byName(base: MapEntry[] = [], own: MapEntry[]): MapEntry[] {
  const written = new Map(own.map((entry) => [entry.key, entry]));
  const names = new Set([...base.map(({ key }) => key), ...written.keys()]);
  const inherited = new Map(base.map((entry) => [entry.key, entry]));
  const merged: MapEntry[] = [];
  for (const name of names) {
    const entry = written.get(name) ?? inherited.get(name);
    if (entry && !isNone(entry.value)) merged.push(entry);
  }
  return merged;
}

function whole(base: MapEntry[] = [], own: MapEntry[]): MapEntry[] {
  return own.length > 0 ? own : base;
}
