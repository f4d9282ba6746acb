import type { Language } from '@formpress/model';
import type { Refusal } from './refusal.ts';

/**
 * Bytes that stay the same until their ETag changes: a text with a character for each byte, which
 * Node sends in one piece with the headers, or what reads them.
 */
export type Content = { bytes: string | (() => Promise<Buffer>); etag: string };

/** A body that is written part by part, because what stands in the middle is shared by many. */
export type BodyParts = readonly [start: string, shared: Buffer, end: string];

/**
 * What an endpoint answers. One that answers with content at once gives the same to everybody who
 * asks for the same address in the same language, until the edition is another.
 */
export type Reply = ContentReply | MadeReply | { kind: 'refused'; refusal: Refusal; form?: string };

/** A body made for one caller. */
export type MadeReply = {
  kind: 'made';
  body: string | BodyParts;
  language?: Language;
  form?: string;
  /** Instead of 200. */
  status?: 503;
};

/** Content ready to be sent. Headers are in pairs; those for the body stand apart. */
export type PreparedReply = Content & {
  headers: readonly string[];
  bodyHeaders: readonly string[];
  form: string | undefined;
};

/** Content that a client may keep and ask for again by its ETag. */
export type ContentReply = {
  kind: 'content';
  content: Content;
  type: string;
  language?: Language;
  /** Instead of the usual `private, no-cache`. */
  cacheControl?: string;
  fileName?: string;
  form?: string;
};

/** The content type of every JSON body. */
export const jsonType = 'application/json; charset=utf-8';

/** A JSON body made for one caller: never stored by anyone. */
export function made(body: unknown, language?: Language): MadeReply {
  return { kind: 'made', body: JSON.stringify(body), ...(language && { language }) };
}

/** JSON that is the same for all callers. */
export function jsonContent(content: Content, language?: Language): ContentReply {
  return { kind: 'content', content, type: jsonType, ...(language && { language }) };
}

/** Bytes as a text with a character for each. */
export function byteText(bytes: Buffer): string {
  return bytes.toString('latin1');
}

/** A request that is not done. */
export function refused(refusal: Refusal): Reply {
  return { kind: 'refused', refusal };
}
