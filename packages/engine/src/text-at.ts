import type { Address, Person } from './fill-request.ts';

/** A field of a person or an address as text, in composed letters; empty when it was not sent. */
export function textAt(whose: Person | Address, name: string): string {
  const value = Object.hasOwn(whose, name) ? whose[name] : undefined;
  return typeof value === 'string' ? value.normalize('NFC') : '';
}
