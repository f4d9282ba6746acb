import { type BoundedMap, createBoundedMap } from '../foundation/bounded-map.ts';

/** Counts the requests of one caller against a rate that allows bursts. */
export type RateLimit = {
  /** 0 when the request may pass, otherwise the whole seconds to wait. */
  take(caller: string, now: number, perSecond?: number): number;
};

type Bucket = { left: number; at: number };

const burstSeconds = 4;
const maxBuckets = 10_000;

/**
 * A bucket for each caller, filled steadily; what is left over from four seconds may be spent at
 * once. Without a usual rate only callers with one of their own are counted.
 */
export function createRateLimit(usualPerSecond: number | 'off'): RateLimit {
  const buckets = createBoundedMap<Bucket>(maxBuckets);
  return {
    take(caller, now, perSecond) {
      const rate = perSecond ?? usualPerSecond;
      return rate === 'off' ? 0 : takeFrom(buckets, caller, now, rate);
    },
  };
}

function takeFrom(
  buckets: BoundedMap<Bucket>,
  caller: string,
  now: number,
  perSecond: number,
): number {
  const most = perSecond * burstSeconds;
  const bucket = buckets.get(caller) ?? newBucket(buckets, caller, { left: most, at: now });
  const gained = (Math.max(0, now - bucket.at) / 1000) * perSecond;
  bucket.left = Math.min(most, bucket.left + gained);
  bucket.at = now;
  if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perSecond);
  bucket.left -= 1;
  return 0;
}

function newBucket(buckets: BoundedMap<Bucket>, caller: string, bucket: Bucket): Bucket {
  buckets.set(caller, bucket);
  return bucket;
}
