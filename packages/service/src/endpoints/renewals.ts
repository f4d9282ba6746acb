import type { RenewalsReply } from '@formpress/model';
import type { Handler } from '../context/handler.ts';
import { privateJson, refused } from '../foundation/reply.ts';
import { certificateStatus } from '../release/certificate-status.ts';
import { dayOf } from '../requests/read-day.ts';
import { readRenewalsRequest } from '../requests/read-renewals-request.ts';

/** Returns when the certificates on file lapse. */
export const renewals: Handler<'renewals'> = ({ body, now, language, edition }) => {
  const request = readRenewalsRequest(body, edition.release.forms, dayOf(now));
  if ('problems' in request) return refused({ kind: 'badRequest', ...request });
  const { asOf } = request;
  const certificates = request.certificates.map((certificate) =>
    certificateStatus(edition, certificate, asOf, language),
  );
  const reply: RenewalsReply = { asOf, certificates };
  return privateJson(reply, language);
};
