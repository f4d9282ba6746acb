import type { Handler } from '../context/handler.ts';
import { privateJson, refused } from '../foundation/reply.ts';
import { summaryOf } from '../release/edition.ts';
import { missingForms } from '../release/missing-forms.ts';
import { offersFor } from '../release/offers.ts';
import { placeOf } from '../requests/place-of.ts';
import { readLocationRequest } from '../requests/read-location-request.ts';

/** Returns the forms that apply to an employee's addresses. */
export const forms: Handler<'forms'> = async ({ body, language, edition, visit, context }) => {
  const request = readLocationRequest(body);
  if ('problems' in request) return refused({ kind: 'badRequest', ...request });

  const { locations, limits } = request;
  const place = placeOf(locations);
  const { forms: found, notOffered } = offersFor(edition, place, limits, language);
  const summaries = found.flatMap(({ id, recommended }) => {
    const form = edition.current.get(id);
    if (!form) return [];
    const { initialQuestionSet, ...summary } = summaryOf(form);
    return [{ ...summary, recommended, initialQuestionSet }];
  });
  const located = await context.locate(locations, language, visit.trace);
  const missing = missingForms(edition, place);
  return privateJson({ forms: summaries, ...located, ...missing, ...notOffered }, language);
};
