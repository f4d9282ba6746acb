import { extname } from 'node:path';
import type { Handler } from '../context/handler.ts';
import { messages } from '../foundation/messages.ts';
import { refused } from '../foundation/reply.ts';
import { fileContent } from '../release/file-content.ts';

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
};

/**
 * Returns a page of a blank form, or a picture of a note. It needs no token, because browsers fetch it
 * for `<img>`.
 */
export const image: Handler<'image'> = ({ params, edition, context }) => {
  const { formId, formVersion, name } = params;
  const form = edition.release.forms
    .get(formId)
    ?.find(({ entry }) => entry.version === formVersion);
  const { files } = edition.release;
  const content =
    form &&
    (fileContent(files, `${form.entry.folder}/images/${name}`) ??
      context.latePage?.(files, form, name));
  const type = types[extname(name)];
  if (!content || !type) return refused({ kind: 'notFound', message: messages.noSuchPath });
  return { kind: 'content', content, type, cacheControl: 'public, max-age=3600', form: formId };
};
