import type { Handler } from '../context/handler.ts';
import { jsonContent } from '../foundation/reply.ts';

/** Returns the ids of all forms that have a version in force. */
export const getAllFormIds: Handler<'getAllFormIds'> = ({ edition }) => {
  const make = () => Buffer.from(JSON.stringify([...edition.current.keys()]));
  return jsonContent(edition.content('getAllFormIds', make));
};
