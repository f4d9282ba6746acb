import type { Language } from '@formpress/model';
import type { Desk } from './desk.ts';
import type { Visit } from './http/visit.ts';
import type { Edition } from './release/edition.ts';
import type { Reply } from './reply.ts';

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
  desk: Desk;
};
