import type { People } from '@formpress/model';
import type { PdfWork } from '../../../cache/pdf-work.ts';
import type { Translations } from '../../3-validate/authored/authored.ts';
import type { MergedForm } from '../base/merge-base.ts';
import { linkCases } from '../cases/link-cases.ts';
import { linkAmounts } from '../formulas/link-amounts.ts';
import type { PlacedNames } from '../formulas/link-formula.ts';
import { firstKeyPlace, textOf } from '../foundation/entries.ts';
import type { CountingReport } from '../foundation/report-once.ts';
import type { LinkedAmount } from '../linked/linked-amount.ts';
import type { LinkedBlank } from '../linked/linked-blank.ts';
import type { LinkedForm, LinkedKind, LinkedPdf } from '../linked/linked-form.ts';
import { fillInBlank } from '../pdf/fill-in-blank.ts';
import { linkBlank, tryAdding } from '../pdf/link-blank.ts';
import { linkPdf } from '../pdf/link-pdf.ts';
import { peopleOf } from '../people/link-people.ts';
import { linkAsked } from '../questions/link-asked.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';
import { translationLookup } from '../texts/translations.ts';
import { type Identity, linkIdentity } from './link-identity.ts';
import { linkTaxParameter } from './link-tax-parameters.ts';

/** What a form takes from the folders above it. */
export type FormScope = {
  report: CountingReport;
  pdfWork: PdfWork;
  kinds: Map<string, LinkedKind>;
  people: People;
  locality: string;
  country: 'US' | 'CA';
  /** Translations of the locality and of shared/, in this order. */
  translations: Translations[];
  untranslated: Set<string>;
  used: TextScope['used'];
};

type AmountNames = Pick<PlacedNames, 'amount' | 'amounts' | 'amountAt'>;

/** Links one form version. Nothing comes back when something in it is wrong. */
export async function linkForm(
  merged: MergedForm,
  scope: FormScope,
): Promise<LinkedForm | undefined> {
  const { report, pdfWork } = scope;
  const told = report.told;
  if (!hasSets(merged, scope)) return undefined;
  const amounts = linkAmounts(merged.amounts, report);
  const names: AmountNames = {
    amount: (name) => used(amounts.get(name))?.amount,
    amountAt: (name) => amounts.get(name)?.at,
    amounts: () => [...amounts.keys()],
  };
  const text = textScope(merged, names, scope);
  const identity = linkIdentity(merged, scope, report);
  const people = peopleOf(scope.people, merged.people, report);
  const asked = linkAsked(merged, { ...scope, text }, names);
  const { questions, formula, fallenAway, ...interviews } = asked;
  const taxParameters = merged.taxParameters.flatMap(
    (entry) => linkTaxParameter(entry, { formula, text, questions }) ?? [],
  );
  const statements = linkStatements(merged, text, questions);
  const blank = await linkBlank(merged, drawing(identity, names, scope), report);
  if (!blank) return undefined;
  const printed = { report, questions, people, blank, fields: blank.fields, formula };
  const pdf = linkPdf(merged, { ...printed, fallenAway });
  const cases = linkCasesOf(merged, { questions, blank, pdf }, scope);
  if (report.told === told) await tryAdding(blank, pdf, { report, pdfWork });
  const isSure = [...questions.values()].every(({ unsure }) => !unsure);
  if (report.told !== told || !isSure) return undefined;
  const content = { people, amounts, statements, taxParameters, questions, ...interviews };
  const { texts } = text;
  return {
    ...identity,
    ...content,
    texts,
    pdf,
    blank,
    cases,
    images: merged.images,
    locks: merged.own.locks,
  };
}

function used(amount: LinkedAmount | undefined): LinkedAmount | undefined {
  if (amount) amount.isUsed = true;
  return amount;
}

/** Where a base is left with none of its sets, or federal answers are given to no set, nothing can begin. */
function hasSets({ own, sets, federalSets, given }: MergedForm, { report }: FormScope): boolean {
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
  { facts, language }: Identity,
  names: AmountNames,
  { report, pdfWork }: FormScope,
): Parameters<typeof linkBlank>[1] {
  return {
    pdfWork,
    title: `${facts.name} ${facts.title}`,
    language,
    fillIn: (node) => fillInBlank(node, { ...names, report, language }),
  };
}

function textScope(
  merged: MergedForm,
  names: AmountNames,
  { report, translations, untranslated, used }: FormScope,
): TextScope {
  const chain = [...merged.chain.map((form) => form.translations), ...translations];
  const lookup = translationLookup(chain);
  return { ...names, report, untranslated, used, texts: [], translations: lookup };
}

function linkStatements(merged: MergedForm, text: TextScope, questions: LinkedForm['questions']) {
  const scope = {
    ...text,
    role: 'statement' as const,
    answer: (id: string) => questions.has(id),
    answers: () => [...questions.keys()],
  };
  return new Map(merged.statements.map(({ key, value }) => [key, linkText(textOf(value), scope)]));
}

function linkCasesOf(
  merged: MergedForm,
  known: { questions: LinkedForm['questions']; blank: LinkedBlank; pdf: LinkedPdf },
  { report }: FormScope,
) {
  const { blank, pdf, questions } = known;
  const fields = [...blank.fields, ...pdf.add, ...pdf.sign];
  const taxParameters = merged.taxParameters.map(({ key }) => key);
  const scope = { report, blank, questions, taxParameters, fields };
  return merged.own.cases.flatMap((file) => linkCases(file, scope));
}
