import { isIP } from 'node:net';
import { plainAddress } from '../settings/trusted-proxies.ts';

/**
 * The addresses that limits treat as one caller: an IPv4 address, or an IPv6 /64 network, in which one
 * caller can have any number of addresses.
 */
export function addressGroup(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [start = '', end] = plain.split('%', 1)[0]?.split('::') ?? [];
  const before = start === '' ? [] : start.split(':');
  const after = end === undefined || end === '' ? [] : end.split(':');
  const missing = end === undefined ? 0 : 8 - before.length - after.length;
  const parts = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return `${parts.slice(0, 4).join(':')}::/64`;
}
