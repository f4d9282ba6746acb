import type { Log } from '../../foundation/log.ts';
import type { Trace } from '../../foundation/trace.ts';
import type { Point } from '../zips/zip-table.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Geocoder, StreetMatch, StreetQuery } from './geocoder.ts';

/**
 * Locates houses, in the order of the queries. It never rejects and takes at most about a second; the
 * positions of houses without an answer by then are undefined.
 */
export type LocateHouses = (
  questions: readonly (StreetQuery | undefined)[],
  trace?: Trace,
) => Promise<(Point | undefined)[]>;

type Options = { log: Log; now?: () => number };

const patienceMilliseconds = 1_000;
const pauseMilliseconds = 30_000;
const failuresInRow = 5;
const atOncePerRequest = 8;
const atOnce = 64;

type Batch = { questions: StreetQuery[]; places: Map<string, Point>; answers: number };

/** Creates a function that queries a geocoder for the houses of a request concurrently, unless the geocoder keeps failing. */
export function createLocateHouses(
  geocoder: Geocoder,
  { log, now = () => performance.now() }: Options,
): LocateHouses {
  let asking = 0;
  const breaker = createCircuitBreaker({
    failures: failuresInRow,
    pauseMilliseconds,
    now,
    onChange: (change) =>
      change === 'opened'
        ? log('warn', { code: 'GEOCODER_PAUSED' })
        : log('info', { code: 'GEOCODER_RESUMED' }),
  });

  async function ask(batch: Batch, signal: AbortSignal, trace?: Trace): Promise<void> {
    for (let next = batch.questions.pop(); next; next = batch.questions.pop()) {
      if (signal.aborted) return;
      asking += 1;
      try {
        const place = onlyPlace(await geocoder(next, signal, trace), next);
        if (place) batch.places.set(keyOf(next), place);
        batch.answers += 1;
      } catch {
        // Slow, wrong or down: the breaker counts it, and the table of ZIP codes is used instead.
      } finally {
        asking -= 1;
      }
    }
  }

  return async (questions, trace) => {
    const distinct = new Map(questions.flatMap((each) => (each ? [[keyOf(each), each]] : [])));
    if (distinct.size === 0 || asking >= atOnce || !breaker.allowsRequest()) {
      return questions.map(() => undefined);
    }
    const batch: Batch = { questions: [...distinct.values()], places: new Map(), answers: 0 };
    const signal = AbortSignal.timeout(patienceMilliseconds);
    await Promise.all(Array.from({ length: atOncePerRequest }, () => ask(batch, signal, trace)));
    if (batch.answers > 0) breaker.succeeded();
    else breaker.failed();
    return questions.map((each) => each && batch.places.get(keyOf(each)));
  };
}

/**
 * The position of the requested house. A match in another state or ZIP code is another house, and when
 * several houses match, none of them is certain.
 */
function onlyPlace(matches: StreetMatch[], { state, zip }: StreetQuery): Point | undefined {
  const fitting = matches.filter((match) => match.state === state && match.zip === zip);
  const [first] = fitting;
  if (!first || fitting.some((match) => match.matchedAddress !== first.matchedAddress)) {
    return undefined;
  }
  return { latitude: first.latitude, longitude: first.longitude };
}

function keyOf({ street, city, state, zip }: StreetQuery): string {
  return JSON.stringify([street, city, state, zip]);
}
