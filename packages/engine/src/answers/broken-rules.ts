import { readDate } from '@formpress/formula';
import type { AnswerRule, Bundle } from '@formpress/model';
import type { FillRequest } from '../foundation/fill-request.ts';
import { type PreparedForm, prepareForm } from '../foundation/prepare-form.ts';
import { textAt } from '../foundation/text-at.ts';
import { holds, type Known, type Values } from '../foundation/values.ts';
import { type Walk, walk } from './walk.ts';

type People = Pick<FillRequest, 'employee' | 'employer'>;

/**
 * The broken rules between answers, including advice. A rule whose question is not on the path, or which
 * reads a refused answer, does not count as broken.
 */
export function brokenRules(form: PreparedForm, walked: Walk, people: People): AnswerRule[] {
  const { rules = [] } = form.bundle;
  if (rules.length === 0) return [];
  const refused = new Set(walked.refusals.map(({ field }) => field.replace(/^fields\./, '')));
  const asked = new Set(walked.asked);
  return rules.filter(({ question, when }) => {
    const condition = form.formula(when);
    const { reads } = condition;
    if (!asked.has(question) || reads.some((name) => refused.has(name))) return false;
    return holds(condition, withPeople(walked.values, people, reads));
  });
}

/** The values that a rule reads; fields of people are read from the request. */
function withPeople(values: Values, people: People, reads: readonly string[]): Values {
  const fields = reads.filter((name) => /^employe[er]\./.test(name));
  if (fields.length === 0) return values;
  const known = new Map(values);
  for (const name of fields) {
    const text = fieldOf(people, name);
    if (text !== '') known.set(name, knownText(name, text));
  }
  return known;
}

function fieldOf(people: People, path: string): string {
  const [who, name = '', part] = path.split('.');
  const person = people[who as 'employee' | 'employer'] ?? {};
  if (part === undefined) return textAt(person, name);
  return person.address ? textAt(person.address, part) : '';
}

function knownText(name: string, text: string): Known {
  const date = name.endsWith('Date') ? readDate(text) : undefined;
  return { value: date === undefined ? { text } : { date }, text, sent: text };
}

/** The ids of the rules that a request breaks, including advice. */
export function rulesBrokenBy(
  bundle: Bundle,
  request: FillRequest,
  walked: Walk = walk(bundle, request.fields, request.federalValues),
): string[] {
  if (!bundle.rules || 'ineligible' in walked.end) return [];
  return brokenRules(prepareForm(bundle), walked, request).map(({ id }) => id);
}
