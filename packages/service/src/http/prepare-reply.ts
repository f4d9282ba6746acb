import type { ContentReply, PreparedReply } from '../foundation/reply.ts';

/** Puts the headers of content together: they are the same for all who get it. */
export function prepareReply(reply: ContentReply): PreparedReply {
  const { content, type, language, cacheControl = 'private, no-cache', fileName, form } = reply;
  const headers = ['vary', 'Accept-Language', 'etag', content.etag, 'cache-control', cacheControl];
  if (language) headers.push('content-language', language);
  const bodyHeaders = ['content-type', type];
  if (fileName) bodyHeaders.push('content-disposition', `attachment; filename="${fileName}"`);
  return { ...content, headers, bodyHeaders, form };
}
