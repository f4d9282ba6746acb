import { randomBytes } from 'node:crypto';

/** The trace that a request belongs to (W3C Trace Context). */
export type Trace = {
  id: string;
  /** The header that is returned to the caller and sent with our own requests. */
  traceparent: string;
};

const shape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const knownFlags = 0x03;

/** Parses the header `traceparent`. Invalid ones are ignored, as the standard requires. */
export function readTrace(header: string | string[] | undefined): Trace | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version = '', id = '', parent = '', flags = '', more] = shape.exec(header) ?? [];
  const isKnown = version === '00' ? more === undefined : version !== '' && version !== 'ff';
  if (!isKnown || isZero(id) || isZero(parent)) return undefined;
  const kept = (Number.parseInt(flags, 16) & knownFlags).toString(16);
  return { id, traceparent: `00-${id}-${randomBytes(8).toString('hex')}-0${kept}` };
}

function isZero(digits: string): boolean {
  return /^0*$/.test(digits);
}
