import { basename } from 'node:path';

/**
 * What the log says of a fault of ours: its kind and place, never its message, which may hold a
 * value.
 */
export function faultOf(error: Error): string {
  const place = /\(?((?:file:\/\/)?\/[^():]+:[0-9]+):[0-9]+\)?$/m.exec(error.stack ?? '')?.[1];
  return place ? `${error.name} at ${basename(place)}` : error.name;
}
