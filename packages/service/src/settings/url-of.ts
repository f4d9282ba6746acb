import type { AddressInfo } from 'node:net';
import type { Settings } from './settings.ts';

/** The address of a server: as configured, but the port may have been left to the system. */
export function urlOf({ host, port }: Settings, address: AddressInfo | string | null): string {
  const open = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${open}`;
}
