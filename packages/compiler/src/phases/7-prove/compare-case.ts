import type { Completed, Refusal } from '@formpress/engine';
import type { Refusal as Unprintable } from '@formpress/fill';
import { lastLevel } from '@formpress/model';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { LinkedCase } from '../4-link/linked/linked-case.ts';

/** The outcome of a case. */
export type Outcome = {
  /** The rules between answers that the case breaks, including advice. */
  rules: string[];
} & (
  | { path: string[]; finish: 'INELIGIBLE' }
  | { path: string[]; refusals: Refusal[] }
  | (Completed & { unprintable: Unprintable[] })
);

/** An unexpected result, and where the case says what it should be. */
export type Difference = {
  at: SourceRange;
  message: string;
  /** The actual result where the case expects another, and the expectation's path in it: a text, or the items of a list. */
  comesOut?: { path: readonly string[]; is: string | readonly string[] };
};

/** Compares an outcome with what the case expects. Only what the case names is compared. */
export function compareCase(example: LinkedCase, outcome: Outcome): Difference[] {
  const { expect } = example.data;
  const differences: Difference[] = [];
  const compare = (name: string[], what: string, wanted: Expected, is: string | string[]) => {
    const [before, got] = [inOneLine(wanted), inOneLine(is)];
    if (before === undefined || got === undefined || before === got) return;
    const message = `${what} is ${shown(got)}, but the case expects ${shown(before)}.`;
    const path = ['expect', ...name];
    differences.push({ at: example.placeOf(path), message, comesOut: { path, is } });
  };
  compare(['path'], 'The path', expect.path, outcome.path);
  compare(['rules'], 'The list of broken rules', expect.rules, outcome.rules);
  if ('refusals' in outcome) {
    const expected = new Set(expect.rules);
    const others = outcome.refusals.filter(({ rule = '' }) => !expected.has(rule));
    return [...differences, ...refused(example, others)];
  }
  compare(['finish'], 'The end', expect.finish, outcome.finish);
  if (!('values' in outcome)) return differences;

  const parameters = new Map(outcome.taxParameters.map(({ id, value }) => [id, value]));
  for (const [id, wanted] of Object.entries(expect.values ?? {})) {
    compare(['values', id], `"${id}"`, wanted, outcome.values.get(id)?.text ?? '');
  }
  for (const [id, wanted] of Object.entries(expect.taxParameters ?? {})) {
    compare(['taxParameters', id], `"${id}"`, wanted, parameters.get(id) ?? '');
  }
  for (const [name, wanted] of Object.entries(expect.pdf ?? {})) {
    const field = example.fields.get(name) ?? name;
    compare(['pdf', name], `The field "${name}"`, wanted, inField(field, wanted, outcome.pdf));
  }
  return [...differences, ...unprinted(example, outcome.unprintable)];
}

type Expected = string | string[] | undefined;

function inOneLine(value: Expected): string | undefined {
  return typeof value === 'object' ? value.join(', ') : value;
}

/** The content of a field, in the words of cases: signed, on, off, or the text. */
function inField(field: string, wanted: string, pdf: Completed['pdf']): string {
  if (pdf.signatures.has(field)) return 'signed';
  const state = pdf.states.get(field);
  if (state !== undefined) return wanted === 'on' || wanted === 'off' ? 'on' : state;
  const text = pdf.texts.get(field) ?? pdf.dates.get(field) ?? '';
  return text === '' && (wanted === 'on' || wanted === 'off') ? 'off' : text;
}

function refused(example: LinkedCase, refusals: Refusal[]): Difference[] {
  return refusals.map(({ field, code, message }) => {
    const [where = '', id = ''] = field.split('.');
    const path =
      where === 'fields'
        ? ['answers', id]
        : where === 'federalValues'
          ? ['federal', id]
          : [where, id];
    const what = where === 'fields' ? id : field;
    const sentence =
      code === 'MISSING_ANSWER'
        ? `The case does not answer "${what}", which must be answered on its path.`
        : `"${what}" is refused: ${message.en}`;
    return { at: example.placeOf(path), message: sentence };
  });
}

function unprinted(example: LinkedCase, refusals: Unprintable[]): Difference[] {
  return refusals.map(({ field, code }) => {
    const why =
      code === 'TOO_WIDE' ? 'is too wide for' : 'has a character that no font can print in';
    return {
      at: example.at,
      message: `What the case prints ${why} the field "${lastLevel(field)}".`,
    };
  });
}

function shown(text: string): string {
  return text === '' ? 'empty' : `"${text}"`;
}
