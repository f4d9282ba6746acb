import type { Parameter, ParameterName } from './parameters.ts';
import type { RefusalName } from './refusals.ts';
import type { Tag } from './tags.ts';

/** An operation of the HTTP interface. Its OpenAPI description and its route are both made from it. */
export type Operation = {
  method: 'GET' | 'POST';
  /** From the root of the service, with parameters in braces. Paths below /v1 need a token. */
  path: `/${string}`;
  tag: Tag;
  summary: string;
  description: string;
  parameters: readonly (ParameterName | Parameter)[];
  /** The schema of the request's body. */
  body?: string;
  /** The schema of each line of a body of type application/x-ndjson. */
  lines?: string;
  reply: SuccessReply;
  /** Refusals that do not follow from the rest of the declaration. */
  refusals: readonly RefusalName[];
  /** Whether the reply has an ETag for conditional requests. */
  hasEtag?: true;
  /** Whether callers send an API key instead of a token. */
  takesApiKey?: true;
  /** Whether monitors call it: it is answered under any load and does not count towards it. */
  isForMonitors?: true;
  /** Whether the OpenAPI document leaves it out. */
  isUndocumented?: true;
};

/**
 * The reply to a successful request: JSON that matches a schema, one line of JSON for each line of the request, or
 * bytes of one of several content types.
 */
type SuccessReply = { description?: string } & (
  | { schema: string }
  | { lines: string }
  | { types: readonly string[] }
);

/** The names of the parameters in a path. */
export type PathParameter<Path extends string> =
  Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameter<Rest> : never;
