import type { Names } from '@formpress/formula';
import type { Language, People } from '@formpress/model';
import type { Report } from '../../diagnostics/report.ts';
import type { MapEntry } from '../2-parse/yaml-node.ts';
import type { Translations } from '../3-validate/authored.ts';
import { textOf } from './entries.ts';
import { fillInBlank } from './fill-in-blank.ts';
import { linkAmounts } from './link-amounts.ts';
import { linkBlank } from './link-blank.ts';
import { linkCases } from './link-cases.ts';
import { filingStatuses, linkGiven } from './link-federal.ts';
import { fallenAway, linkInterview, linkQuestions } from './link-interview.ts';
import { linkPdf } from './link-pdf.ts';
import { peopleOf } from './link-people.ts';
import { linkTaxParameter } from './link-tax-parameters.ts';
import { linkText, type TextScope } from './link-text.ts';
import type { LinkedBlank, LinkedForm, LinkedKind, LinkedPdf } from './linked-form.ts';
import type { MergedForm } from './merge-base.ts';
import { setsOfForm } from './sets-of-form.ts';
import { translationLookup } from './translations.ts';

/** What a form takes from the folders above it. */
export type FormScope = {
  report: Report;
  kinds: Map<string, LinkedKind>;
  people: People;
  locality: string;
  country: 'US' | 'CA';
  /** Translations of the locality and of shared/, in this order. */
  translations: Translations[];
  missing: Set<string>;
};

/** Links one form version. Nothing comes back when it has no blank to be bound to. */
export function linkForm(merged: MergedForm, scope: FormScope): LinkedForm | undefined {
  const { report } = scope;
  const amounts = linkAmounts(merged.amounts, report);
  const amountNames = {
    amount: (name: string) => amounts.get(name)?.amount,
    amounts: () => [...amounts.keys()],
  };
  const text = textScope(merged, amountNames, scope);
  const people = peopleOf(scope.people, merged.people, report);
  const asked = linkAsked(merged, { ...scope, text, amountNames });
  const formula = { report, names: asked.names };
  const taxParameters = merged.taxParameters.flatMap(
    (entry) => linkTaxParameter(entry, { formula, text, questions: asked.questions }) ?? [],
  );
  const statements = linkStatements(merged, text, asked.questions);
  const identity = identityOf(merged, scope);
  const blank = linkBlank(
    merged,
    {
      title: `${identity.facts.name} ${identity.facts.title}`,
      language: identity.language,
      fillIn: (node) => fillInBlank(node, { report, language: identity.language, amounts }),
    },
    report,
  );
  if (!blank) return undefined;
  const { questions } = asked;
  const printed = { report, questions, people, blank, fields: blank.fields, formula };
  const pdf = linkPdf(merged, { ...printed, fallenAway: asked.fallenAway });
  const parameterIds = taxParameters.map(({ id }) => id);
  const cases = linkCasesOf(merged, { questions, parameterIds, blank, pdf }, report);
  const { interview, withFederal } = asked;
  const content = { people, amounts, statements, taxParameters, questions, interview };
  const federal = withFederal ? { withFederal } : {};
  return { ...identity, ...content, ...federal, pdf, blank, cases, images: merged.images };
}

type Asked = Pick<LinkedForm, 'questions' | 'interview' | 'withFederal'> & {
  names: Names;
  fallenAway: Set<string>;
};

/** Links both interviews of a form and all their questions. */
function linkAsked(
  merged: MergedForm,
  scope: FormScope & { text: TextScope; amountNames: Pick<Names, 'amount' | 'amounts'> },
): Asked {
  const { report, text, amountNames } = scope;
  const { main, federal, all, dropped } = setsOfForm(merged);
  const images = [...merged.images.keys()];
  const { questions, names } = linkQuestions(
    all,
    merged.everySet,
    { ...scope, images },
    amountNames,
  );
  const statements = merged.statements.map(({ key }) => key);
  const shared = { report, text, questions, images, statements, owner: 'form' as const };
  const interviewOf = (sets: MapEntry[]) =>
    linkInterview(sets, { ...shared, sets: new Set(sets.map(({ key }) => key)) });
  const withFederal = federal.length > 0 && {
    interview: interviewOf(federal),
    given: linkGiven(merged.given, questions, amountNames, report),
    filingStatus: filingStatuses(merged, { names, questions, report }),
  };
  return {
    questions,
    names,
    interview: interviewOf(main),
    fallenAway: fallenAway(dropped, questions),
    ...(withFederal ? { withFederal } : {}),
  };
}

function textScope(
  merged: MergedForm,
  amountNames: Pick<Names, 'amount' | 'amounts'>,
  { report, translations, missing }: FormScope,
): TextScope {
  const folder = merged.own.folder.slice(0, merged.own.folder.lastIndexOf('/'));
  const chain = [...merged.chain.map((form) => form.translations), ...translations];
  return { report, missing, ...amountNames, translations: translationLookup(folder, chain) };
}

function linkStatements(merged: MergedForm, text: TextScope, questions: LinkedForm['questions']) {
  const scope = {
    ...text,
    answer: (id: string) => questions.has(id),
    answers: () => [...questions.keys()],
  };
  return new Map(merged.statements.map(({ key, value }) => [key, linkText(textOf(value), scope)]));
}

function linkCasesOf(
  merged: MergedForm,
  known: {
    questions: LinkedForm['questions'];
    parameterIds: string[];
    blank: LinkedBlank;
    pdf: LinkedPdf;
  },
  report: Report,
) {
  const { blank, pdf, questions, parameterIds: taxParameters } = known;
  const fields = [...blank.fields, ...pdf.add, ...pdf.sign];
  const scope = { report, questions: [...questions.keys()], taxParameters, fields };
  return merged.own.cases.flatMap((file) => linkCases(file, scope));
}

function identityOf({ own, chain }: MergedForm, { locality, country }: FormScope) {
  const { name, title, effective, confidence, source } = own.form.data;
  const type = chain.map(({ form }) => form.data.type).find((each) => each !== undefined);
  if (type === undefined) throw new Error(`${own.id} ${own.version} has no type.`);
  return {
    id: own.id,
    version: own.version,
    folder: own.folder,
    at: { file: own.form.file, start: 0, end: 0 },
    locality,
    country,
    language: languageOf(own.id),
    facts: {
      name,
      title,
      type,
      effective,
      ...(confidence ? { confidence } : {}),
      ...(source ? { source } : {}),
    },
  };
}

/** A form's own language is told by its id: SP is Spanish, FR is French. */
function languageOf(id: string): Language {
  if (id.endsWith('SP')) return 'es';
  return id.endsWith('FR') ? 'fr' : 'en';
}
