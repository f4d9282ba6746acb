import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import { createReport } from '../../../diagnostics/report.ts';
import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { AuthoredLocality } from '../../3-validate/authored/authored.ts';
import { checkDay } from '../foundation/check-day.ts';
import {
  childEntries,
  childItems,
  childOf,
  childText,
  firstKeyPlace,
  itemsOf,
  keyPlace,
  mapOf,
  nodeAt,
  textNodeOf,
} from '../foundation/entries.ts';
import type {
  LinkedFlowRow,
  LinkedLocality,
  LinkedNothing,
  LinkedRefusal,
} from '../linked/linked.ts';
import type { LinkedFormula } from '../linked/linked-form.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { describeKnownNames } from '../names/unknown-name.ts';
import { linkText } from '../texts/link-text.ts';
import { linkCondition } from './link-condition.ts';
import { linkFlow } from './link-flow.ts';
import { linkRenewals } from './link-renewals.ts';
import { intendedForms, type LocalityScope, reportUnknownForm } from './report-unknown-form.ts';

/** Links a locality: its conditions, its forms, its flows. */
export function linkLocality(authored: AuthoredLocality, scope: LocalityScope): LinkedLocality {
  const { root, data } = authored.locality;
  const forms = childEntries(root, 'forms');
  const list = childOf(root, 'forms');
  const name = linkText(textNodeOf(nodeAt(root, 'name')), scope.text);
  const flows = childEntries(root, 'flows').map((entry) => linkFlowRows(entry, authored, scope));
  reportNeverOffered(authored, scope);
  return {
    code: codeOf(authored),
    codeWritten: data.locality,
    folder: authored.folder,
    country: authored.country,
    codeAt: nodeAt(root, 'locality').at,
    name,
    formsAt: list ? keyPlace(root, 'forms') : firstKeyPlace(root),
    listAt: list ? { forms: list.at } : { file: root.at },
    namesForms: forms.flatMap(({ key }) => intendedForms(key, scope)),
    forms: forms.flatMap((entry) => linkLocalityForm(entry, forms, scope) ?? []),
    flows: flows.map(({ offered }) => offered),
    caseNames: [],
    isLocked: authored.lock !== undefined,
    hasTextsLock: authored.hasTextsLock,
    acceptsMoreThanLetter: data.lockIn !== undefined,
    renewals: linkRenewals(root, scope),
    ...agreementOf(codeOf(authored), scope),
    ...(data.incomeTax ? { untaxedAt: keyPlace(root, 'incomeTax') } : {}),
    gaps: childItems(root, 'gaps').map((gap) => textNodeOf(gap).value),
    nothing: childItems(root, 'nothing').flatMap((line) => linkNothing(line, scope) ?? []),
    formsNotWritten: childEntries(root, 'formsNotWritten').flatMap(
      (entry) => linkFormNotWritten(entry, scope) ?? [],
    ),
    outdatedForms: childEntries(root, 'outdatedForms').flatMap(
      (entry) => linkOutdatedForm(entry, scope) ?? [],
    ),
    notWritten: childItems(root, 'notWritten').map((code) => ({
      code: textNodeOf(code).value,
      at: code.at,
    })),
    texts: [name, ...flows.flatMap(({ texts }) => texts)],
  };
}

function agreementOf(
  code: string,
  { agreements }: LocalityScope,
): Pick<LinkedLocality, 'agreement'> {
  const agreement = agreements.find(({ work }) => work === code);
  return agreement ? { agreement } : {};
}

/** The code of a locality. That is the name of its folder, except for the folder of a country, `federal`. */
function codeOf({ folder, country }: AuthoredLocality): string {
  const [, name = ''] = folder.split('/');
  if (name !== 'federal') return name;
  return country === 'CA' ? 'CANADA_FEDERAL' : 'FEDERAL';
}

function linkFormNotWritten({ key, keyAt, value }: MapEntry, scope: LocalityScope) {
  const whenNode = childText(value, 'when');
  const when = whenNode && condition(whenNode, scope);
  if (whenNode && !when) return undefined;
  return {
    id: key,
    at: keyAt,
    name: textNodeOf(nodeAt(value, 'name')).value,
    title: textNodeOf(nodeAt(value, 'title')).value,
    isUnverified: childText(value, 'confidence') !== undefined,
    ...(when ? { when } : {}),
  };
}

function linkOutdatedForm({ key, keyAt, value }: MapEntry, { report }: LocalityScope) {
  const since = textNodeOf(nodeAt(value, 'since'));
  return checkDay(since, report) ? { id: key, at: keyAt, since: since.value } : undefined;
}

function linkNothing(line: YamlNode, scope: LocalityScope): LinkedNothing | undefined {
  const when = condition(textNodeOf(nodeAt(line, 'when')), scope);
  const because = textNodeOf(nodeAt(line, 'because')).value;
  return when && { at: firstKeyPlace(line), whole: line.at, when, because };
}

function linkLocalityForm(entry: MapEntry, all: readonly MapEntry[], scope: LocalityScope) {
  const { key, keyAt, value } = entry;
  const taken = all.map((each) => each.key);
  reportUnknownForm({ kind: 'text', value: key, at: keyAt }, scope, taken);
  const recommended = condition(textNodeOf(nodeAt(value, 'recommended')), scope);
  const when = childText(value, 'when');
  const applies = when && condition(when, scope);
  if (!recommended || (when && !applies)) return undefined;
  const refusals = childEntries(value, 'refusals').map(linkRefusal);
  return { id: key, at: keyAt, recommended, refusals, ...(applies ? { when: applies } : {}) };
}

function linkRefusal({ key, keyAt, value }: MapEntry): LinkedRefusal {
  const asked = childOf(value, 'askedBy');
  const items = asked?.kind === 'list' ? asked.items : asked ? [asked] : [];
  return { question: key, at: keyAt, askedBy: items.map((item) => textNodeOf(item).value) };
}

/** Links the rows of a flow. A flow with a mistake is left out, so that no check sees half of it, but its texts are kept. */
function linkFlowRows(
  { key, keyAt, value }: MapEntry,
  authored: AuthoredLocality,
  scope: LocalityScope,
): { offered: LinkedLocality['flows'][number]; texts: LinkedText[] } {
  const source = sourceOf(key, value);
  const file = authored.flows.get(source);
  const report = createReport();
  const inFlow = { ...scope, report, text: { ...scope.text, report } };
  const linked = file && linkFlow(key, file, inFlow);
  const rows = itemsOf(value).flatMap((row) => linkRow(source, row, file?.root, inFlow) ?? []);
  for (const finding of report.diagnostics) scope.report(finding);
  const { flow, texts = [] } = linked ?? {};
  const isWhole = report.diagnostics.length === 0;
  return { offered: { id: key, at: keyAt, rows, ...(flow && isWhole ? { flow } : {}) }, texts };
}

/** The flow in whose file the questions of a flow are written: another one, if a row says so. */
function sourceOf(id: string, rows: YamlNode): string {
  const [other] = itemsOf(rows).flatMap((row) => childText(row, 'of') ?? []);
  return other?.value ?? id;
}

function linkRow(
  id: string,
  row: YamlNode,
  flow: YamlNode | undefined,
  scope: LocalityScope,
): LinkedFlowRow | undefined {
  const whenNode = childText(row, 'when');
  const when = whenNode && condition(whenNode, scope);
  if (whenNode && !when) return undefined;
  const common = { at: firstKeyPlace(row), ...(when ? { when } : {}) };
  const start = childText(row, 'start');
  if (!start) {
    const forms = childItems(row, 'forms').map(textNodeOf);
    for (const form of forms) reportUnknownForm(form, scope);
    return { ...common, forms: forms.map(({ value }) => value) };
  }
  const sets = flow ? mapOf(flow).entries.map(({ key }) => key) : [];
  const isLeftOut = !flow && scope.formIds.has(id);
  if (!isLeftOut && !sets.includes(start.value)) reportStart(id, start, flow && sets, scope);
  return { ...common, start: start.value };
}

function reportStart(
  id: string,
  { value, at }: TextNode,
  sets: string[] | undefined,
  { report }: LocalityScope,
): void {
  if (sets) {
    const message = `The flow ${id} has no set "${value}".`;
    report({ code: 'unknown-set', severity: 'error', at, message, help: describeKnownNames(sets) });
    return;
  }
  const message = `The flow ${id} begins with questions, but there is no flows/${id}.yaml.`;
  const help = `Write the questions in flows/${id}.yaml, or name forms here instead of start.`;
  report({ code: 'missing-flow', severity: 'error', at, message, help });
}

/** A flow that is not listed under flows in locality.yaml reaches nobody. */
function reportNeverOffered(
  { locality, flows }: AuthoredLocality,
  { report }: LocalityScope,
): void {
  const named = childEntries(locality.root, 'flows').map(({ key }) => key);
  for (const [id, { root }] of flows) {
    if (named.includes(id)) continue;
    report({
      code: 'flow-never-offered',
      severity: 'error',
      at: firstKeyPlace(root),
      message: `The flow ${id} is not listed under flows in locality.yaml.${didYouMean(id, named)}`,
      help: `Add it there, with the set it begins with: ${id}: [{ start: QS1 }].`,
    });
  }
}

function condition(node: TextNode, scope: LocalityScope): LinkedFormula | undefined {
  return linkCondition(node, scope.report, scope);
}
