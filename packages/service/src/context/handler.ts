import type { OperationId, operations, PathParameter } from '@formpress/contract';
import type { Language } from '@formpress/model';
import type { Reply } from '../foundation/reply.ts';
import type { Edition } from '../release/edition.ts';
import type { ServiceContext } from './service-context.ts';
import type { Visit } from './visit.ts';

/** Handles an operation of the contract. */
export type Handler<Id extends OperationId> = (
  call: Call<PathParameter<(typeof operations)[Id]['path']>>,
) => Reply | Promise<Reply>;

/** A request, as handlers see it. */
export type Call<Parameter extends string = never> = {
  /** The parameters in the path. */
  params: Record<Parameter, string>;
  query: Record<string, string | string[]>;
  headers: Record<string, string | string[] | undefined>;
  /** The unparsed bytes of a JSON body, or a stream for a body of many lines. */
  body: unknown;
  /** The address the request came from. */
  ip: string;
  now: number;
  language: Language;
  edition: Edition;
  /** The request id, the route, the caller's key and the trace. */
  visit: Pick<Visit, 'id' | 'route' | 'key' | 'trace'>;
  context: ServiceContext;
};
