import { createHash } from 'node:crypto';
import type { Bundle, Interview, PersonField, PublishedVersion, Question } from '@formpress/model';
import { canonicalJson } from './canonical-json.ts';
import { placeholdersIn } from './placeholders-in.ts';

/**
 * Digests of what clients rely on in a form version. Words, notes and translations do not count.
 */
export function frozenDigest(bundle: Bundle): Required<PublishedVersion> {
  const { interview, withFederal, taxParameters, pdf, effective } = bundle;
  const { type, locality, country, language } = bundle;
  return {
    identity: digestOf({ type, locality, country, language }),
    ids: digestOf([Object.keys(bundle.questions).sort(), setIds(interview), setIds(withFederal)]),
    patterns: digestOf([
      ofQuestions(bundle, patternOf),
      ofPeople(bundle, ({ accepts, acceptsIn }) => (acceptsIn ? { accepts, acceptsIn } : accepts)),
    ]),
    options: digestOf(ofQuestions(bundle, ({ options }) => options && [...options].sort())),
    required: digestOf([
      ofQuestions(bundle, ({ required, when }) => ({ required, when })),
      ofPeople(bundle, ({ use }) => use),
      [bundle.people.employeeAddress, bundle.people.employerAddress],
    ]),
    navigation: digestOf({ interview, withFederal, statements: ofStatements(bundle) }),
    formulas: digestOf(formulasOf(bundle)),
    parameters: digestOf(
      byName(taxParameters.map(({ about: _, engine: __, ...each }) => [each.id, each])),
    ),
    bindings: digestOf({
      fields: byName(pdf.fields.map((rule) => [rule.field, rule])),
      sign: byName(pdf.sign.map((rule) => [rule.field, rule])),
    }),
    effective,
  };
}

/** The digest of a file or of a value, long enough to detect a change. */
export function digestOf(value: unknown): string {
  const content = value instanceof Uint8Array ? value : canonicalJson(value);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The pattern of a choice follows from its options. */
function patternOf({ kind, numeric, scale, options, accepts, acceptsIn }: Question) {
  return { kind, numeric, scale, ...(options ? {} : { accepts, acceptsIn }) };
}

function setIds(interview: Interview | undefined): string[] {
  return Object.keys(interview?.sets ?? {}).sort();
}

/** The formulas of questions, and the rules between answers where there are any. */
function formulasOf(bundle: Bundle): unknown {
  const questions = ofQuestions(bundle, ({ calculate }) => calculate);
  const rules = bundle.rules?.map(({ message: _, ...rule }) => rule);
  return rules ? [questions, rules] : questions;
}

function ofQuestions(bundle: Bundle, pick: (question: Question) => unknown) {
  return byName(Object.entries(bundle.questions).map(([id, each]) => [id, pick(each)]));
}

function ofPeople({ people }: Bundle, pick: (field: PersonField) => unknown) {
  const { employee, employer, address } = people;
  return [employee, employer, address.us, address.ca].map((fields) =>
    byName(Object.entries(fields).map(([name, field]) => [name, pick(field)])),
  );
}

/** Statements with the answers that a client puts into them. */
function ofStatements({ statements }: Bundle) {
  return byName(Object.entries(statements).map(([name, { en }]) => [name, placeholdersIn(en)]));
}

function byName(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries);
}
