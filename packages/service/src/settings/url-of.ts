import type { AddressInfo } from 'node:net';
import type { Settings } from './settings.ts';

/** The URL of a server. The port comes from the system when none is configured. */
export function urlOf({ host, port }: Settings, address: AddressInfo | string | null): string {
  const open = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${open}`;
}
