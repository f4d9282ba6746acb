import { expect, it } from 'vitest';
import { smallServices } from '../service/small-services.ts';

const { start } = smallServices();
const most = 600;

/** Logs in repeatedly with a forwarded address, and counts how often that is allowed. */
async function logins(url: string, key: string, forwarded: (index: number) => string) {
  let letIn = 0;
  let next = 0;
  const caller = async () => {
    for (let index = next++; index < most; index = next++) {
      const headers = { 'api-key': key, 'x-forwarded-for': forwarded(index) };
      const { status } = await fetch(`${url}/authentication/login`, { headers });
      if (status === 200) letIn += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, caller));
  return letIn;
}

const madeUp = (index: number) => `10.0.${index % 250}.${index % 199}`;
// A hundred logins are allowed at once, and 25 more in each second of the test.
const isLimited = (count: number) => count >= 100 && count < most;

it('counts logins by the address of the connection, whatever a caller claims', async () => {
  const service = await start({ RATE_LIMIT: '1000' });
  expect(await logins(service.url, service.key, madeUp)).toSatisfy(isLimited);
});

it('counts them by the address that the last proxy adds, not by what it received', async () => {
  const service = await start({ RATE_LIMIT: '1000', TRUST_PROXY: '1' });
  const spoofed = (index: number) => `${madeUp(index)}, 192.0.2.7`;
  expect(await logins(service.url, service.key, spoofed)).toSatisfy(isLimited);
  const others = (index: number) => `192.0.2.7, ${madeUp(index)}`;
  expect(await logins(service.url, service.key, others)).toBe(most);
});

it('skips trusted proxies, and trusts no other', async () => {
  const TRUST_PROXY = '127.0.0.0/8, 198.51.100.0/24';
  const service = await start({ RATE_LIMIT: '1000', TRUST_PROXY });
  const spoofed = (index: number) => `${madeUp(index)}, 192.0.2.7, 198.51.100.3`;
  expect(await logins(service.url, service.key, spoofed)).toSatisfy(isLimited);
  const others = (index: number) => `192.0.2.7, ${madeUp(index)}, 198.51.100.3`;
  expect(await logins(service.url, service.key, others)).toBe(most);
});

it('treats the addresses of one IPv6 network as one caller', async () => {
  const service = await start({ RATE_LIMIT: '1000', TRUST_PROXY: '1' });
  const same = (index: number) => `2001:db8:1:2:${index.toString(16)}::1`;
  expect(await logins(service.url, service.key, same)).toSatisfy(isLimited);
});
