import { applicable } from '@formpress/engine';
import type { Handler } from '../context/handler.ts';
import { made, refused } from '../foundation/reply.ts';
import { summaryOf } from '../release/edition.ts';
import { placeOf } from '../requests/place-of.ts';
import { readLocationRequest } from '../requests/read-location-request.ts';

/** Returns the forms that apply to an employee's addresses. */
export const forms: Handler<'forms'> = async ({ body, language, edition, visit, context }) => {
  const request = readLocationRequest(body);
  if ('problems' in request) return refused({ kind: 'badRequest', ...request });

  const { locations } = request;
  const found = applicable(edition.release.localities, placeOf(locations)).forms;
  const summaries = found.flatMap(({ id, recommended }) => {
    const form = edition.current.get(id);
    if (!form) return [];
    const { initialQuestionSet, ...summary } = summaryOf(form);
    return [{ ...summary, recommended, initialQuestionSet }];
  });
  return made(
    { forms: summaries, ...(await context.locate(locations, language, visit.trace)) },
    language,
  );
};
