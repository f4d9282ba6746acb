import type { Trace } from '../../foundation/trace.ts';
import type { Point } from '../zips/zip-table.ts';

/** A query to a geocoder: only what locates a house, without name and apartment. */
export type StreetQuery = { street: string; city: string; state: string; zip: string };

/** A house that a geocoder found. */
export type StreetMatch = Point & { matchedAddress: string; state: string; zip: string };

/**
 * A geocoder. It resolves to every matching house, or rejects when the source fails. Its errors do
 * not contain the address or the URL.
 */
export type Geocoder = (
  question: StreetQuery,
  signal: AbortSignal,
  trace?: Trace,
) => Promise<StreetMatch[]>;
