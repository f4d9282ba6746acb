import type { Handler } from '../context/handler.ts';
import { jsonContent } from '../foundation/reply.ts';

/** Returns all forms with their versions in force. */
export const getAllFormsCatalog: Handler<'getAllFormsCatalog'> = ({ edition }) => {
  const content = edition.content('getAllFormsCatalog', () => {
    const forms = [...edition.current.values()];
    return Buffer.from(
      JSON.stringify(forms.map(({ entry }) => ({ id: entry.id, version: entry.version }))),
    );
  });
  return jsonContent(content);
};
