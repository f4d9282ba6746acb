import { basename } from 'node:path';

/**
 * What the log records of an internal error: its class and location, never its message, which may
 * contain a value.
 */
export function faultOf({ name, message, stack = '' }: Error): string {
  const calls = stack.slice(stack.indexOf(message) + message.length);
  const place = /^ +at .*?((?:file:\/\/)?\/[^():]+:[0-9]+):[0-9]+\)?$/m.exec(calls)?.[1];
  return place ? `${name} at ${basename(place)}` : name;
}
