import { type Bundle, nearestName } from '@formpress/model';
import { brokenRules } from './answers/broken-rules.ts';
import { interviewOf } from './answers/interview-of.ts';
import { type Walk, walk } from './answers/walk.ts';
import { pdfValues } from './filling/pdf-values.ts';
import { taxParameters } from './filling/tax-parameters.ts';
import type { Completed } from './foundation/completed.ts';
import type { Clock, FillRequest } from './foundation/fill-request.ts';
import { messages, unknownQuestion } from './foundation/messages.ts';
import { type PreparedForm, prepareForm } from './foundation/prepare-form.ts';
import { maxSuggestions, type Refusal } from './foundation/refusal.ts';
import { refusePeople } from './people/refuse-people.ts';
import { withPlainDates } from './people/with-plain-dates.ts';

/**
 * Completes a form, or refuses with everything that is wrong, in the order of the form. A caller that has
 * already walked the answers can pass the walk.
 */
export function complete(
  bundle: Bundle,
  sent: FillRequest,
  clock: Clock,
  walked: Walk = walk(bundle, sent.fields, sent.federalValues, sent.language),
): { refusals: Refusal[] } | { completed: Completed } {
  const form = prepareForm(bundle);
  const request = withPlainDates(form, sent);
  const refusals = [
    ...refusePeople(form, request, clock),
    ...walked.refusals,
    ...refuseBroken(form, request, walked),
    ...refuseEnd(bundle, request, walked),
    ...refuseUnknown(bundle, request),
  ];
  if (refusals.length > 0 || !('finish' in walked.end)) return { refusals };
  const { visited: path, values } = walked;
  const { finish } = walked.end;
  return {
    completed: {
      path,
      finish,
      statement: statementOf(bundle, finish),
      values,
      taxParameters: taxParameters(form, values),
      pdf: pdfValues(form, request, values, clock),
    },
  };
}

/** Refuses answers that break a rule between them. Rules that only advise refuse nothing. */
function refuseBroken(form: PreparedForm, request: FillRequest, walked: Walk): Refusal[] {
  if (!form.bundle.rules || 'ineligible' in walked.end) return [];
  const broken = brokenRules(form, walked, request);
  return broken
    .filter(({ advise }) => !advise)
    .map(({ id, question, message }) => {
      return { field: `fields.${question}`, code: 'BROKEN_RULE', message, rule: id };
    });
}

/** Refuses, at its last question, a walk that ended without a statement, unless another refusal already explains it. */
function refuseEnd(bundle: Bundle, request: FillRequest, { end, refusals }: Walk): Refusal[] {
  if ('finish' in end) return [];
  if ('unanswered' in end) {
    const field = `fields.${end.unanswered}`;
    const isExplained = refusals.length > 0;
    return isExplained ? [] : [{ field, code: 'MISSING_ANSWER', message: messages.missingAnswer }];
  }
  const next = interviewOf(bundle, request.federalValues !== undefined).sets[end.ineligible]?.next;
  const field = next && 'by' in next ? `fields.${next.by}` : 'fields';
  return [{ field, code: 'INELIGIBLE', message: messages.ineligible }];
}

function refuseUnknown({ questions }: Bundle, { fields }: FillRequest): Refusal[] {
  const unknown = Object.keys(fields).filter((id) => !Object.hasOwn(questions, id));
  if (unknown.length === 0) return [];
  const known = Object.keys(questions);
  return unknown.map((id, index) => {
    const nearest = index < maxSuggestions ? nearestName(id, known) : undefined;
    return { field: `fields.${id}`, code: 'UNKNOWN_QUESTION', message: unknownQuestion(nearest) };
  });
}

function statementOf({ statements, id, version }: Bundle, finish: string) {
  const statement = statements[finish];
  if (!statement) throw new Error(`${id} ${version} has no statement ${finish}.`);
  return statement;
}
