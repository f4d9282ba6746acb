import type { Endpoint } from '../context/endpoint.ts';
import { jsonContent } from '../foundation/reply.ts';

/** The ids of all forms that have a version in force. */
export const getAllFormIds: Endpoint = {
  method: 'GET',
  path: '/v1/getAllFormIds',
  handle({ edition }) {
    const make = () => Buffer.from(JSON.stringify([...edition.current.keys()]));
    return jsonContent(edition.content('getAllFormIds', make));
  },
};
