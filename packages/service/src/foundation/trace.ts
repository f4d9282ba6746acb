import { randomBytes } from 'node:crypto';

/** The trace that a request belongs to (W3C Trace Context). */
export type Trace = {
  id: string;
  /** What says so to the caller and to whom we ask in turn, in a header of the same name. */
  traceparent: string;
};

const shape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const knownFlags = 0x03;

/** Reads the header `traceparent`. One that the standard calls invalid is ignored. */
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
