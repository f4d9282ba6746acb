import { expect, it } from 'vitest';
import { readChallenge } from './read-challenge.ts';

it('reads where to get a token, quoted or not', () => {
  expect(
    readChallenge(
      'Bearer realm="https://a.example/token",service="r",scope="repository:f:pull,push"',
    ),
  ).toEqual({
    scheme: 'bearer',
    realm: 'https://a.example/token',
    service: 'r',
    scope: 'repository:f:pull,push',
  });
  expect(readChallenge('bearer Realm=https://a.example/t , error="a \\"b\\""')).toEqual({
    scheme: 'bearer',
    realm: 'https://a.example/t',
  });
});

it('knows basic authentication, and no other scheme', () => {
  expect(readChallenge('Basic realm="forms"')).toEqual({ scheme: 'basic' });
  expect(['Negotiate', 'Bearer', 'Bearer service="x"', '', null].map(readChallenge)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
