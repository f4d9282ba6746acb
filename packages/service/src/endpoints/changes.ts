import type { Handler } from '../context/handler.ts';
import { privateJson, refused } from '../foundation/reply.ts';
import { changesReply } from '../release/changes-reply.ts';
import { readChangesRequest } from '../requests/read-changes-request.ts';

/** Returns what a change of home or work means for the certificates of an employee. */
export const changes: Handler<'changes'> = ({ body, language, edition }) => {
  const request = readChangesRequest(body, edition.release.forms);
  if ('problems' in request) return refused({ kind: 'badRequest', ...request });
  const { places, certificates } = request;
  return privateJson(changesReply(edition, places, certificates, language), language);
};
