import { BlockList, isIP } from 'node:net';
import type { EnvironmentReader } from './environment-reader.ts';

/**
 * The proxies whose X-Forwarded-For is trusted: a number of nearest hops, or ranges of addresses.
 */
export type TrustedProxies = number | string[];

/** Reads the trusted proxies. `true` is refused, because trusting everyone means trusting the caller. */
export function readTrustedProxies(reader: EnvironmentReader): TrustedProxies {
  const text = reader.text('TRUST_PROXY');
  if (text === undefined || text === 'false') return 0;
  if (/^[0-9]$/.test(text)) return Number(text);
  const ranges = reader.list('TRUST_PROXY');
  if (!ranges.every((range) => rangeIn(range)))
    reader.refuse(
      'TRUST_PROXY must be the number of proxies in front of the service, or their addresses, ' +
        'such as 10.0.0.0/8.',
    );
  return ranges;
}

/** Whether an address is a trusted proxy. The peer of the connection is hop 0. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** Creates a check for the trusted proxies. */
export function trustOf(trusted: TrustedProxies): IsTrusted {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const list = new BlockList();
  for (const text of trusted) {
    const range = rangeIn(text);
    if (range) list.addSubnet(range.address, range.bits, range.family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** An address without the prefix of an IPv4 address on an IPv6 socket. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=[0-9.]+$)/i, '');
}

function rangeIn(text: string) {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return undefined;
  const most = version === 4 ? 32 : 128;
  if (bits !== undefined && !(/^[0-9]{1,3}$/.test(bits) && Number(bits) <= most)) return undefined;
  const family: 'ipv4' | 'ipv6' = version === 4 ? 'ipv4' : 'ipv6';
  return { address, bits: bits === undefined ? most : Number(bits), family };
}
