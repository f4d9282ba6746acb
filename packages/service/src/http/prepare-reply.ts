import type { ContentReply, PreparedReply } from '../foundation/reply.ts';

/** Prepares the headers of content, which are the same for all callers. */
export function prepareReply(reply: ContentReply): PreparedReply {
  const { content, type, language, cacheControl = 'private, no-cache', fileName, form } = reply;
  const headers = ['vary', 'Accept-Language', 'etag', content.etag, 'cache-control', cacheControl];
  if (language) headers.push('content-language', language);
  const bodyHeaders = ['content-type', type];
  if (fileName) bodyHeaders.push('content-disposition', `attachment; filename="${fileName}"`);
  return { ...content, headers, bodyHeaders, form };
}
