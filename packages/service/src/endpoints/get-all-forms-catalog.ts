import type { Endpoint } from '../context/endpoint.ts';
import { jsonContent } from '../foundation/reply.ts';

/** All forms with their versions in force. */
export const getAllFormsCatalog: Endpoint = {
  method: 'GET',
  path: '/v1/getAllFormsCatalog',
  handle({ edition }) {
    const content = edition.content('getAllFormsCatalog', () => {
      const forms = [...edition.current.values()];
      return Buffer.from(
        JSON.stringify(forms.map(({ entry }) => ({ id: entry.id, version: entry.version }))),
      );
    });
    return jsonContent(content);
  },
};
