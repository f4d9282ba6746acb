import type { ApplicableFlow } from '@formpress/engine';
import type { Flow, Language } from '@formpress/model';
import type { Handler } from '../context/handler.ts';
import { privateJson, refused } from '../foundation/reply.ts';
import type { Edition } from '../release/edition.ts';
import { missingForms } from '../release/missing-forms.ts';
import { offersFor } from '../release/offers.ts';
import { summariesOf } from '../release/set-body.ts';
import { placeOf } from '../requests/place-of.ts';
import { readLocationRequest } from '../requests/read-location-request.ts';

/** Returns the guided flows that apply to an employee's addresses. */
export const guidedFlows: Handler<'guidedFlows'> = async ({
  body,
  language,
  edition,
  visit,
  context,
}) => {
  const request = readLocationRequest(body);
  if ('problems' in request) return refused({ kind: 'badRequest', ...request });

  const { locations, limits } = request;
  const place = placeOf(locations);
  const { flows: found, notOffered } = offersFor(edition, place, limits, language);
  const shown = edition.showsFlow ? found.filter(edition.showsFlow) : found;
  const flows = shown.map((flow) => flowBody(flow, edition, language));
  const located = await context.locate(locations, language, visit.trace);
  const missing = missingForms(edition, place);
  return privateJson({ flows, ...located, ...missing, ...notOffered }, language);
};

function flowBody(found: ApplicableFlow, edition: Edition, language: Language): Flow {
  return {
    id: found.id,
    locality: found.locality,
    ...(found.residencyStatus && { residencyStatus: found.residencyStatus }),
    ...('start' in found
      ? { hasFlowQuestions: true, initialQuestionSetId: found.start }
      : { hasFlowQuestions: false, formsToComplete: summariesOf(edition, found.forms, language) }),
    localityFullName: found.name[language],
  };
}
