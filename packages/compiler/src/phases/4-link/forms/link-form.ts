import type { People, TranslatedLanguage } from '@formpress/model';
import type { PdfWork } from '../../../cache/pdf-work.ts';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { createReport, type Report } from '../../../diagnostics/report.ts';
import type { Translations } from '../../3-validate/authored/authored.ts';
import type { MergedForm } from '../base/merge-base.ts';
import { linkCases } from '../cases/link-cases.ts';
import { linkAmounts } from '../formulas/link-amounts.ts';
import type { FormulaScope, PlacedNames } from '../formulas/link-formula.ts';
import { firstKeyPlace } from '../foundation/entries.ts';
import type { EngineFields } from '../linked/linked-engine-row.ts';
import type { LinkedForm } from '../linked/linked-form.ts';
import type { LinkedKind } from '../linked/linked-kind.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { askForAnotherBlank } from '../pdf/another-blank.ts';
import { fillInBlank } from '../pdf/fill-in-blank.ts';
import { linkBlank, tryAdding } from '../pdf/link-blank.ts';
import { linkPdf } from '../pdf/link-pdf.ts';
import { peopleOf, peoplePlaces } from '../people/link-people.ts';
import { linkInterviews } from '../questions/link-interviews.ts';
import { linkRules } from '../questions/link-rules.ts';
import { translationLookup } from '../texts/translations.ts';
import { linkIdentity } from './link-identity.ts';
import {
  linkStatements,
  readStatements,
  textsOfStatements,
  type WrittenStatements,
} from './link-statements.ts';
import { linkTaxParameters } from './link-tax-parameters.ts';

/** What a form takes from the folders above it. */
export type FormScope = {
  pdfWork: PdfWork;
  kinds: Map<string, LinkedKind>;
  people: People;
  peoplePatternsAt: ReadonlyMap<string, SourceRange>;
  locality: string;
  country: 'US' | 'CA';
  engineFields: EngineFields | undefined;
  /** Translations of the locality and of shared/, in this order. */
  translations: Translations[];
  /** Languages that releases leave out. */
  leftOut: readonly TranslatedLanguage[];
};

/** The result of linking a form version: the form unless it has an error, all findings, and all its texts. */
export type FormLinking = {
  form?: LinkedForm;
  findings: readonly Diagnostic[];
  texts: readonly LinkedText[];
};

/** Links one form version. The result depends only on the form and its scope. */
export async function linkForm(merged: MergedForm, scope: FormScope): Promise<FormLinking> {
  const report = createReport();
  const findings = report.diagnostics;
  if (!hasSets(merged, report)) return { findings, texts: [] };
  const { formula, droppedQuestions, names, ...written } = linkWritten(merged, scope, report);
  const { questions, people, said } = written;
  const { pdfWork } = scope;
  const blank = await linkBlank(merged, drawing(written, names, pdfWork, report), report);
  if (!blank) return { findings, texts: [...written.texts, ...textsOfStatements(said)] };
  const { language } = written;
  const read = await readStatements(said, { blank, language, pdfWork, report });
  const texts = [...written.texts, ...read.texts];
  const lock = merged.own.locks.get('blank.lock.json');
  const printed = { report, questions, people, blank, fields: blank.fields, formula, lock };
  const pdf = linkPdf(merged, { ...printed, droppedQuestions });
  const fields = [...blank.fields, ...pdf.add, ...pdf.sign];
  const declared = {
    'unknown-question': new Map([...questions].map(([id, { at }]) => [id, at])),
    'unknown-tax-parameter': new Map(merged.taxParameters.map(({ key, keyAt }) => [key, keyAt])),
    unmapped: new Set(
      written.taxParameters.flatMap(({ id, engine }) => (engine?.length === 0 ? [id] : [])),
    ),
  };
  const meanings = { fields: blank.fields, bindings: pdf.bindings };
  const cases = linkCases(merged.own.cases, {
    ...{ report, blank, questions, declared, fields, meanings },
  });
  const isSure = [...questions.values()].every(({ unsure }) => !unsure);
  const isWhole =
    findings.length === 0 && (await tryAdding(blank, pdf, { report, pdfWork })) && isSure;
  if (!isWhole) return { findings: askForAnotherBlank(findings, merged, blank), texts };
  const { images, own } = merged;
  const { statements, readStatements: byName } = read;
  const form = { ...written, statements, readStatements: byName, texts, pdf, blank, cases };
  return { form: { ...form, images, locks: own.locks }, findings, texts };
}

type AmountNames = Pick<PlacedNames, 'amount' | 'amounts' | 'amountAt'>;

type WithPdf = 'pdf' | 'blank' | 'cases' | 'images' | 'locks' | 'statements' | 'readStatements';

/** A form without its PDF, what is read from the PDF, and its cases. It also has what formulas of the PDF may read. */
type Written = Omit<LinkedForm, WithPdf> & {
  said: WrittenStatements;
  names: AmountNames;
  formula: FormulaScope;
  droppedQuestions: Set<string>;
};

function linkWritten(merged: MergedForm, scope: FormScope, report: Report): Written {
  const amounts = linkAmounts(merged.amounts, report);
  const names: AmountNames = {
    amount: (name) => amounts.get(name)?.amount,
    amountAt: (name) => amounts.get(name)?.at,
    amounts: () => [...amounts.keys()],
  };
  const chain = [...merged.chain.map((form) => form.translations), ...scope.translations];
  const text = { ...names, report, translations: translationLookup(chain, scope.leftOut) };
  const identity = linkIdentity(merged, scope, report);
  const people = peopleOf(scope.people, merged.people, report);
  const { texts, boundRules, ...asked } = linkInterviews(merged, { ...scope, report, text }, names);
  const { questions, formula } = asked;
  const { engineFields } = scope;
  const inScope = { formula, text, questions, engineFields };
  const parameters = linkTaxParameters(merged.taxParameters, inScope);
  const said = linkStatements(merged.statements, { text, questions, language: identity.language });
  const { droppedQuestions } = asked;
  const ruleScope = { report, text, questions, formula, people, droppedQuestions };
  const rules = linkRules(merged, boundRules, ruleScope);
  return {
    ...identity,
    ...asked,
    people,
    peopleAt: peoplePlaces(merged.people),
    peoplePatternsAt: scope.peoplePatternsAt,
    amounts,
    names,
    said,
    taxParameters: parameters.taxParameters,
    rules,
    texts: [...texts, ...parameters.texts, ...rules.map(({ say }) => say)],
  };
}

/**
 * Whether the form has a set to begin with. Reports an interview that has none: because no set of a base
 * remains, or because none is written for people with federal answers.
 */
function hasSets({ own, sets, federalSets, given }: MergedForm, report: Report): boolean {
  const empty = (node: Parameters<typeof firstKeyPlace>[0], help: string) =>
    report({
      code: 'empty-interview',
      severity: 'error',
      at: firstKeyPlace(node),
      message: 'This interview has no question set to begin with.',
      help,
    });
  const isEmpty = sets.length === 0;
  const federal = own.questionsWithFederal;
  if (isEmpty)
    empty((own.questions ?? own.form).root, 'Keep a set of the base, or write one here.');
  else if (federal && given.length > 0 && federalSets.length === 0)
    empty(federal.root, 'Write the set with which the second interview begins.');
  return !isEmpty;
}

function drawing(
  { facts, language }: Pick<LinkedForm, 'facts' | 'language'>,
  names: AmountNames,
  pdfWork: PdfWork,
  report: Report,
): Parameters<typeof linkBlank>[1] {
  return {
    pdfWork,
    title: `${facts.name} ${facts.title}`,
    language,
    fillIn: (node) => fillInBlank(node, { ...names, report, language }),
  };
}
