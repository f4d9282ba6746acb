import type { JsonSchema } from './openapi-schemas.ts';

/** The refusals, by the name under which they are components. */
export function openapiResponses(example: unknown): Record<string, JsonSchema> {
  return { BadRequest: json(badRequest, 'Refusal', example), ...plainResponses };
}

const badRequest =
  'The request was refused. Codes: INVALID_JSON, UNKNOWN_KEY, WRONG_TYPE, MISSING, ' +
  'INVALID_ADDRESS, INVALID_ANSWER, MISSING_ANSWER, UNKNOWN_QUESTION, INELIGIBLE, ' +
  'INVALID_FEDERAL_VALUE, INVALID_PARAMETER, UNPRINTABLE, TOO_WIDE. All problems are ' +
  'reported together, in the order of the form. Of more than 100 the first 100 are listed, and ' +
  'reason says how many there are in all.';

const plainResponses: Record<string, JsonSchema> = {
  LoginRefused: json('The API key is missing, wrong, expired or revoked.', 'LoginRefusal'),
  Unauthorized: json('The token is missing, empty, malformed or expired.', 'Unauthorized'),
  NotFound: refusal(
    'There is no such form, version, question set, flow or picture. Code: NOT_FOUND. For an ' +
      'unknown version the message lists those there are.',
  ),
  MethodNotAllowed: refusal('The path does not answer this method. Allow names those it answers.', {
    Allow: header('The methods the path answers.', 'string'),
  }),
  BodyTooLarge: refusal('The body is larger than 256 KiB.'),
  BodyNotJson: refusal('The content type of the body is not application/json.'),
  TooManyRequests: refusal('Too many requests. Retry-After says how many seconds to wait.', {
    'Retry-After': header('Seconds to wait.', 'integer'),
  }),
  OwnFault: refusal('The service failed. The fault is ours; requestId names it.'),
  Unavailable: refusal(
    'The service is shutting down or overloaded, or cannot record what it does. Try again.',
    {
      'Retry-After': header('Seconds to wait.', 'integer'),
    },
  ),
  NotModified: { description: 'Nothing changed since the ETag that was sent.' },
};

/** A response with a JSON body. */
export function json(description: string, schema: string, example?: unknown): JsonSchema {
  const reference = { $ref: `#/components/schemas/${schema}` };
  return {
    description,
    content: {
      'application/json': { schema: reference, ...(example !== undefined && { example }) },
    },
  };
}

/** A response header. */
export function header(description: string, type: string): JsonSchema {
  return { description, schema: { type } };
}

function refusal(description: string, headers?: JsonSchema): JsonSchema {
  return { ...json(description, 'Refusal'), ...(headers && { headers }) };
}
