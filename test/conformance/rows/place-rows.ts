import type { components } from '@formpress/client';
import type { Exchange } from '../exchange.ts';
import { locationsIn, type Row } from './row.ts';

type Reply = components['schemas']['FormsReply'];
type Request = components['schemas']['LocationRequest'];

/** Rows about addresses and their locations. */
export const placeRows: Record<string, Row> = {
  'address: US, with a second line and a ZIP+4': (exchange) =>
    homeIn(
      exchange,
      (home) => 'zipCode' in home && home.zipCode.length === 10 && !!home.streetAddress2,
    ),
  'address: Canadian, postal code with a space': (exchange) =>
    homeIn(exchange, (home) => 'postalCode' in home && home.postalCode.includes(' ')),
  'address: Canadian, postal code without a space, empty second line': (exchange) =>
    homeIn(
      exchange,
      (home) => 'postalCode' in home && home.postalCode.length === 6 && home.streetAddress2 === '',
    ),
  'location: home, work1, work2 in the order of the request': (exchange) =>
    locationsIn(exchange)
      .map(({ id }) => id)
      .join()
      .startsWith('home,work1,work2'),
  'location: inputAddress is what was sent, key for key': (exchange) =>
    locationsIn(exchange).some(
      ({ id, inputAddress }) =>
        id === 'home' &&
        JSON.stringify(inputAddress) ===
          JSON.stringify((exchange.sent.body as Request).homeAddress),
    ),
  'location: six decimals': (exchange) =>
    locationsIn(exchange).some(
      ({ latitude = '', longitude = '' }) =>
        /^-?\d+\.\d{6}$/.test(latitude) && /^-?\d+\.\d{6}$/.test(longitude),
    ),
  'location: by ZIP code is GS03, neither verified nor geocoded': (exchange) =>
    locationsIn(exchange).some(
      (each) => 'GS03' in each.addressResultMessages && !each.verified && !each.geocoded,
    ),
  'location: nothing for Canada, and an empty list of errors': (exchange) => {
    const { locationData, errors } = replyIn(exchange) ?? {};
    return locationData?.length === 0 && errors?.length === 0;
  },
  'location: no errors key when the US address is understood': (exchange) => {
    const reply = replyIn(exchange);
    return reply !== undefined && reply.locationData.length > 0 && !('errors' in reply);
  },
  'location: an address that is not understood is in errors and has an AE code': (exchange) => {
    const { locationData = [], errors = [] } = replyIn(exchange) ?? {};
    const [error] = errors;
    const about = locationData.find(({ id }) => id === error?.id);
    return Object.keys(about?.addressResultMessages ?? {}).includes(error?.code ?? 'none');
  },
  'location: home and work in two countries': (exchange) =>
    exchange.status === 200 &&
    homeIn(exchange, (home) => 'state' in home) &&
    (exchange.sent.body as Request).workAddresses.some((each) => 'postalCode' in each),
};

function replyIn({ operation, status, body }: Exchange): Reply | undefined {
  return operation === 'forms' && status === 200 ? (body as Reply) : undefined;
}

function homeIn(exchange: Exchange, fits: (home: Request['homeAddress']) => boolean): boolean {
  return replyIn(exchange) !== undefined && fits((exchange.sent.body as Request).homeAddress);
}
