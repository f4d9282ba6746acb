import { keyOf } from '../../cache/key-of.ts';
import { nameOfCase } from '../4-link/cases/case-names.ts';
import type { FormSource } from '../6-lower/form-source.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { factsOf } from './locks/facts-of.ts';

/**
 * A key for everything that proofs read of a form: what is served and how it is printed, its cases, its
 * locks and the facts they hold. It leaves out the other wording of questions and notes, and places:
 * what was proved still holds when only these change.
 */
export function provedKey(form: LoweredForm): string {
  const { bundle, paper, source } = form;
  const { locks } = source;
  const facts = [...factsOf(form)].map(([name, { is }]) => [name, is]);
  const read = { bundle, paper, facts, ...readOf(source), locks: [...locks.keys()] };
  return keyOf('proved', read, ...locks.values());
}

/** The part of a form's source that proofs read. */
function readOf({ folders, questions, cases, pdf, readStatements }: FormSource) {
  return {
    folders,
    questions: [...questions].map(([id, { options, printsNothing }]) => {
      return [id, options.map(({ value }) => value), printsNothing];
    }),
    cases: cases.map((each) => [nameOfCase(each), each.data, [...each.fields]]),
    fields: pdf.fields,
    bindings: pdf.bindings.map(({ field, written, holds, prints }) => {
      return { field, written, holds, prints: prints.map(({ overflowAt: _, ...print }) => print) };
    }),
    read: [...readStatements].map(([name, { marks, words }]) => ({ name, marks, words })),
    added: [...pdf.added],
    sign: [...pdf.sign].map(([name, { at: _, ...sign }]) => [name, sign]),
  };
}
