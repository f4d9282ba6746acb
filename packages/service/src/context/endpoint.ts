import type { Language } from '@formpress/model';
import type { Reply } from '../foundation/reply.ts';
import type { Edition } from '../release/edition.ts';
import type { ServiceContext } from './service-context.ts';
import type { Visit } from './visit.ts';

/** One endpoint of the service. A path below /v1 needs a token. */
export type Endpoint = {
  method: 'GET' | 'POST';
  path: string;
  handle(call: Call): Reply | Promise<Reply>;
  /** Whether requests that arrive together are worked on together, because each is much work. */
  isMuchWork?: true;
};

/** One request, as far as endpoints care. */
export type Call = {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  headers: Record<string, string | string[] | undefined>;
  /** The bytes of a JSON body, not parsed yet. */
  body: unknown;
  /** The address the request came from. */
  ip: string;
  now: number;
  language: Language;
  edition: Edition;
  /** Who asks, and under which ids. */
  visit: Pick<Visit, 'id' | 'key' | 'trace'>;
  context: ServiceContext;
};
