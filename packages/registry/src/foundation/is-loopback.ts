import { isIP } from 'node:net';

/** Whether the host of a URL is this machine, the only one that is reached over plain http. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
