import type { Language } from '@formpress/model';
import type { Refusal } from './refusal.ts';

/**
 * Bytes with an ETag: a text with one character per byte, which Node sends together with the headers,
 * or a function that reads them.
 */
export type Content = { bytes: string | (() => Promise<Buffer>); etag: string };

/** A body that is written in parts, because the middle part is shared by many replies. */
export type BodyParts = readonly [start: string, shared: Buffer, end: string];

/**
 * The reply of an endpoint. Content is the same for all requests for the same URL in the same
 * language, until the edition changes.
 */
export type Reply = ContentReply | PrivateReply | RefusedReply | LinesReply;

/** The reply to a refused request. */
type RefusedReply = { kind: 'refused'; refusal: Refusal; form?: string };

/** A reply of many lines, each the reply to a line of the request. Lines are made as they are read. */
export type LinesReply = {
  kind: 'lines';
  replies: AsyncIterable<Reply>;
  language: Language;
  form?: string;
};

/** A body made for one caller. */
export type PrivateReply = {
  kind: 'made';
  body: string | BodyParts;
  language?: Language;
  form?: string;
  /** Instead of 200. */
  status?: 503;
};

/** Content ready to be sent. Headers are alternating names and values. A reply without a body omits `bodyHeaders`. */
export type PreparedReply = Content & {
  headers: readonly string[];
  bodyHeaders: readonly string[];
  form: string | undefined;
};

/** Content that a client may cache and revalidate by its ETag. */
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

/** A JSON body for one caller, which nobody may store. */
export function privateJson(body: unknown, language?: Language): PrivateReply {
  return { kind: 'made', body: JSON.stringify(body), ...(language && { language }) };
}

/** JSON that is the same for all callers. */
export function jsonContent(content: Content, language?: Language): ContentReply {
  return { kind: 'content', content, type: jsonType, ...(language && { language }) };
}

/** Bytes as a text with one character per byte. */
export function byteText(bytes: Buffer): string {
  return bytes.toString('latin1');
}

/** The reply to a refused request. */
export function refused(refusal: Refusal): Reply {
  return { kind: 'refused', refusal };
}
