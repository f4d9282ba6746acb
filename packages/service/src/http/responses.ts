import { STATUS_CODES } from 'node:http';
import { maxProblems, type RefusalName, refusals } from '@formpress/contract';
import type { Language, Texts } from '@formpress/model';
import { reasons } from '../foundation/reasons.ts';
import type { Refusal, RequestProblem } from '../foundation/refusal.ts';

/** A refusal as an HTTP response. */
export type RefusalResponse = { status: number; headers: Record<string, string>; body: object };

/** The maximum length of a location in a reply, longer than any location in the interface. */
const maxFieldLength = 80;

type Detail = { name: RefusalName; reason: Texts; problems?: RequestProblem[]; requestId?: string };

/** Turns a refusal into status, headers and body. No other function does. */
export function refusalResponse(refusal: Refusal, language: Language): RefusalResponse {
  switch (refusal.kind) {
    case 'unauthorized':
      return {
        status: refusals.Unauthorized.status,
        headers: { 'www-authenticate': 'Bearer' },
        body: { message: 'Unauthorized' },
      };
    case 'loginRefused':
      return {
        status: refusals.LoginRefused.status,
        headers: { 'www-authenticate': 'ApiKey', 'content-language': language },
        body: { status: 'Unauthorized', statusCode: 401, reason: refusal.reason[language] },
      };
    default:
      return usualResponse(detailOf(refusal), headersOf(refusal), language);
  }
}

type Usual = Exclude<Refusal, { kind: 'unauthorized' | 'loginRefused' }>;

function detailOf(refusal: Usual): Detail {
  switch (refusal.kind) {
    case 'badRequest': {
      const { problems, unlisted } = refusal;
      return { name: 'BadRequest', reason: reasonFor(problems, unlisted), problems };
    }
    case 'notFound': {
      const { message, field } = refusal;
      const problem: RequestProblem = { ...(field && { field }), code: 'NOT_FOUND', message };
      return { name: 'NotFound', reason: message, problems: [problem] };
    }
    case 'methodNotAllowed':
      return {
        name: 'MethodNotAllowed',
        reason: reasons.methodNotAllowed(refusal.allowed.join(', ')),
      };
    case 'bodyTooLarge':
      return { name: 'BodyTooLarge', reason: reasons.bodyTooLarge };
    case 'bodyNotJson':
      return { name: 'BodyNotJson', reason: reasons.bodyNotJson };
    case 'bodyNotLines':
      return { name: 'BodyNotLines', reason: reasons.bodyNotLines };
    case 'tooManyRequests':
    case 'tooManyOpenRequests':
      return { name: 'TooManyRequests', reason: reasons.tooManyRequests(refusal.seconds) };
    case 'shuttingDown':
      return { name: 'Unavailable', reason: reasons.shuttingDown };
    case 'overloaded':
      return { name: 'Unavailable', reason: reasons.overloaded };
    case 'auditUnavailable':
      return { name: 'Unavailable', reason: reasons.auditUnavailable };
    case 'ownFault':
      return { name: 'OwnFault', reason: reasons.ownFault, requestId: refusal.requestId };
  }
}

function headersOf(refusal: Usual): Record<string, string> {
  if (refusal.kind === 'methodNotAllowed') return { allow: refusal.allowed.join(', ') };
  if ('seconds' in refusal) return { 'retry-after': String(refusal.seconds) };
  if (refusal.kind === 'overloaded') return { 'retry-after': '1' };
  if (refusal.kind === 'auditUnavailable') return { 'retry-after': '10' };
  if (refusal.kind === 'shuttingDown') return { 'retry-after': '1', connection: 'close' };
  return {};
}

function usualResponse(
  { name, reason, problems = [], requestId }: Detail,
  headers: Record<string, string>,
  language: Language,
): RefusalResponse {
  const { status } = refusals[name];
  return {
    status,
    headers: { ...headers, 'content-language': language },
    body: {
      status: STATUS_CODES[status],
      statusCode: status,
      reason: reason[language],
      errors: problems.slice(0, maxProblems).map((problem) => reported(problem, language)),
      ...(requestId && { requestId }),
    },
  };
}

function reported({ field, code, message, rule }: RequestProblem, language: Language): object {
  return {
    ...(field !== undefined && { field: cut(field) }),
    code,
    message: message[language],
    ...(rule !== undefined && { rule }),
  };
}

/** Cuts a location, which may contain an invented name of any length, without splitting a character. */
function cut(field: string): string {
  if (field.length <= maxFieldLength) return field;
  return `${field.slice(0, maxFieldLength).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The reason with the total number of problems, including unlisted ones. */
function reasonFor(problems: RequestProblem[], unlisted = 0): Texts {
  const count = problems.length + unlisted;
  const onlyAnswers = problems.every(({ field }) => field?.startsWith('fields.'));
  return onlyAnswers ? reasons.answersRefused(count) : reasons.problemsFound(count);
}
