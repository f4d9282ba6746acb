import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A house as the Census Bureau's geocoder describes it. */
export type CensusMatch = ReturnType<typeof censusMatch>;

/** How the server answers from now on. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that speaks the format of the Census Bureau's geocoder. */
export type TestedGeocoder = {
  /** The value for GEOCODER_URL. */
  url: string;
  /** The queried addresses, in order. */
  asked: URL[];
  /** The maximum number of concurrent requests. */
  maxConcurrent(): number;
  answerWith(answer: Answer): void;
  /** Stops listening; `reopen` listens again on the same port. */
  shut(): Promise<void>;
  reopen(): Promise<void>;
};

/** Starts such a server on a free loopback port. */
export async function geocoderForTests(answer: Answer): Promise<TestedGeocoder> {
  const asked: URL[] = [];
  let [current, atOnce, most, port] = [answer, 0, 0, 0];
  let server: Server;
  const open = async () => {
    server = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://geocoder'));
      atOnce += 1;
      most = Math.max(most, atOnce);
      response.once('close', () => {
        atOnce -= 1;
      });
      current(request, response);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  await open();
  return {
    url: `http://127.0.0.1:${port}/geocoder`,
    asked,
    maxConcurrent: () => most,
    answerWith(next) {
      current = next;
    },
    async shut() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    reopen: open,
  };
}

/** Answers with matches, in the documented format of the geocoder. */
export function matching(...matches: CensusMatch[]): Answer {
  return (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://geocoder');
    const benchmark = {
      isDefault: true,
      benchmarkDescription: 'Public Address Ranges - Current Benchmark',
      id: '4',
      benchmarkName: searchParams.get('benchmark'),
    };
    const address = Object.fromEntries(
      ['street', 'city', 'state', 'zip'].map((key) => [key, searchParams.get(key)]),
    );
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ result: { input: { address, benchmark }, addressMatches: matches } }),
    );
  };
}

/** Answers that there is no such house. */
export const noMatch = matching();

/** A match on a side of a street. */
export function censusMatch(number: string, street: string, [city, state, zip]: string[]) {
  return {
    tigerLine: { side: 'L', tigerLineId: '76225813' },
    coordinates: { x: -86.29964512, y: 32.37663478 },
    addressComponents: {
      zip,
      streetName: street,
      preType: '',
      city,
      preDirection: 'S',
      suffixDirection: '',
      fromAddress: number,
      state,
      suffixType: 'ST',
      toAddress: `${number}9`,
      suffixQualifier: '',
      preQualifier: '',
    },
    matchedAddress: `${number} S ${street} ST, ${city}, ${state}, ${zip}`,
  };
}
