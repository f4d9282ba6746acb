import { maxBodyKib, maxProblems } from './limits.ts';

/** A kind of reply to a refused request. */
export type DeclaredRefusal = {
  status: number;
  description: string;
  /** The schema of its body. */
  schema: string;
  headers?: Record<string, { description: string; type: 'string' | 'integer' }>;
};

/** The codes of problems in a request that is refused with 400. Their meanings never change. */
export const badRequestCodes = [
  'INVALID_JSON',
  'UNKNOWN_KEY',
  'WRONG_TYPE',
  'MISSING',
  'INVALID_ADDRESS',
  'INVALID_ANSWER',
  'MISSING_ANSWER',
  'BROKEN_RULE',
  'UNKNOWN_QUESTION',
  'INELIGIBLE',
  'INVALID_FEDERAL_VALUE',
  'INVALID_PARAMETER',
  'UNPRINTABLE',
  'TOO_WIDE',
  'LOCKED_IN',
] as const;

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', type: 'integer' },
} as const;

/** Every kind of refusal, by the name that declarations use. */
export const refusals = {
  BadRequest: {
    status: 400,
    description:
      `The request was refused. Codes: ${badRequestCodes.join(', ')}. All problems are reported ` +
      `together, in the order of the form. Of more than ${maxProblems} the first ${maxProblems} ` +
      'are listed, and reason says how many there are in all.',
    schema: 'Refusal',
  },
  LoginRefused: {
    status: 401,
    description: 'The API key is missing, wrong, expired or revoked.',
    schema: 'LoginRefusal',
  },
  Unauthorized: {
    status: 401,
    description: 'The token is missing, empty, malformed or expired.',
    schema: 'Unauthorized',
  },
  NotFound: {
    status: 404,
    description:
      'There is no such form, version, question set, flow or picture. Code: NOT_FOUND. For an ' +
      'unknown version the message lists those there are.',
    schema: 'Refusal',
  },
  MethodNotAllowed: {
    status: 405,
    description: 'The path does not answer this method. Allow names those it answers.',
    schema: 'Refusal',
    headers: { Allow: { description: 'The methods the path answers.', type: 'string' } },
  },
  BodyTooLarge: {
    status: 413,
    description: `The body is larger than ${maxBodyKib} KiB.`,
    schema: 'Refusal',
  },
  BodyNotJson: {
    status: 415,
    description: 'The content type of the body is not application/json.',
    schema: 'Refusal',
  },
  BodyNotLines: {
    status: 415,
    description: 'The content type of the body is not application/x-ndjson.',
    schema: 'Refusal',
  },
  TooManyRequests: {
    status: 429,
    description: 'Too many requests. Retry-After says how many seconds to wait.',
    schema: 'Refusal',
    headers: retryAfter,
  },
  OwnFault: {
    status: 500,
    description: 'The service failed. The fault is ours; requestId names it.',
    schema: 'Refusal',
  },
  Unavailable: {
    status: 503,
    description:
      'The service is shutting down or overloaded, or cannot record what it does. Try again.',
    schema: 'Refusal',
    headers: retryAfter,
  },
} as const satisfies Record<string, DeclaredRefusal>;

/** The name of a kind of refusal. */
export type RefusalName = keyof typeof refusals;
