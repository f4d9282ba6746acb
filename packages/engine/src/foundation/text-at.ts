import { composed } from '@formpress/formula';
import type { Address, Person } from './fill-request.ts';

/** A field of a person or an address as text in composed form; empty when it was not sent. */
export function textAt(whose: Person | Address, name: string): string {
  const value = whose[name];
  return typeof value === 'string' ? composed(value) : '';
}
