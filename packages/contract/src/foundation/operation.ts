import type { Parameter, ParameterName } from './parameters.ts';
import type { RefusalName } from './refusals.ts';
import type { Tag } from './tags.ts';

/** One operation of the HTTP interface. Its description and its route are both made from this. */
export type Operation = {
  method: 'GET' | 'POST';
  /** From the root of the service, with its parameters in braces. Below /v1 a token is needed. */
  path: `/${string}`;
  tag?: Tag;
  summary: string;
  description?: string;
  parameters: readonly (ParameterName | Parameter)[];
  /** The schema of the request's body. */
  body?: string;
  reply: SuccessReply;
  /** What it can refuse besides what follows from the rest of the declaration. */
  refusals: readonly RefusalName[];
  /** Whether the reply has an ETag and can be asked for again by it. */
  hasEtag?: true;
  /** Whether callers send an API key instead of a token. */
  takesApiKey?: true;
  /** Whether monitors call it: it is answered whatever the load is, and is no load itself. */
  isForMonitors?: true;
  /** Whether the OpenAPI document leaves it out. */
  isUndocumented?: true;
};

/** What a success returns: JSON of a schema, or bytes of one of some content types. */
type SuccessReply = { description?: string } & ({ schema: string } | { types: readonly string[] });

/** The names of the parameters in a path. */
export type PathParameter<Path extends string> =
  Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameter<Rest> : never;
