import { nearestName } from '@formpress/model';
import type { Handler } from '../context/handler.ts';
import { messages } from '../foundation/messages.ts';
import { jsonContent, refused } from '../foundation/reply.ts';
import { contentOf } from '../release/edition.ts';
import { setBody } from '../release/set-body.ts';
import { withoutLocked } from '../release/without-locked.ts';
import { readLockedLocalities } from '../requests/read-locked-localities.ts';

/** Returns a question set of a guided flow. Its options list the forms that they make required. */
export const flowQuestionSet: Handler<'flowQuestionSet'> = ({
  params,
  query,
  language,
  edition,
}) => {
  const { flowId, questionSetId } = params;
  const { flows } = edition.release;
  const sets = flows.get(flowId)?.(language);
  if (!sets) {
    const message = messages.noSuchFlow(nearestName(flowId, flows.keys()));
    return refused({ kind: 'notFound', field: 'flowId', message });
  }
  const body = Object.hasOwn(sets, questionSetId) ? sets[questionSetId] : undefined;
  if (!body) {
    const message = messages.noSuchSet;
    return refused({ kind: 'notFound', field: 'questionSetId', message });
  }
  const letters = readLockedLocalities(query);
  if ('problems' in letters) return refused({ kind: 'badRequest', ...letters });
  if (letters.length > 0) {
    const open = withoutLocked(edition, letters);
    return jsonContent(contentOf(setBody(open, body, language)), language);
  }
  const name = ['flow', flowId, questionSetId, language].join(' ');
  return jsonContent(
    edition.content(name, () => setBody(edition, body, language)),
    language,
  );
};
