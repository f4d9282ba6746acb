import { isIP } from 'node:net';

/** Whether the host of a URL is this machine itself: only there plain http is spoken. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
