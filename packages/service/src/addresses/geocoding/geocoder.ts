import type { Trace } from '../../foundation/trace.ts';
import type { Point } from '../zips/zip-table.ts';

/** What a street-level source is asked: no name and no apartment, only what places a house. */
export type StreetQuestion = { street: string; city: string; state: string; zip: string };

/** A house that a source found. */
export type StreetMatch = Point & { matchedAddress: string; state: string; zip: string };

/**
 * The port for street-level sources. It gives every house that fits, or rejects when the source is
 * in trouble; an error of it says nothing about the address or where the source is.
 */
export type Geocoder = (
  question: StreetQuestion,
  signal: AbortSignal,
  trace?: Trace,
) => Promise<StreetMatch[]>;
