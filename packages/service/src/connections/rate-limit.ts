import { type BoundedMap, createBoundedMap } from '../foundation/bounded-map.ts';

/** Limits the rate of each caller's requests, allowing bursts. */
export type RateLimit = {
  /** 0 when the request is allowed, otherwise the seconds to wait. */
  take(caller: string, now: number, perSecond?: number): number;
};

type Bucket = { left: number; at: number };

const burstSeconds = 4;
const maxBuckets = 10_000;

/**
 * Creates a limit with a token bucket for each caller, which holds as many tokens as four seconds yield.
 * Without a default rate only callers with an individual rate are limited.
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
