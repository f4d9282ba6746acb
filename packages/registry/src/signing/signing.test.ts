import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseStatement } from './choose-statement.ts';
import { preAuthentication, readEnvelope, signEnvelope, verifyEnvelope } from './envelope.ts';
import { createSigningKey, readPublicKey, readSigningKey, type SigningKey } from './signing-key.ts';
import { parseStatement, type Statement, writeStatement } from './statement.ts';

const newKey = () => readSigningKey(createSigningKey().privatePem, 'key.pem');
const key = newKey();
const signStatement = (said: Statement, by: SigningKey) => signEnvelope(writeStatement(said), by);
const digest = `sha256:${'a1'.repeat(32)}`;
const statement: Statement = {
  digest,
  channel: 'production',
  sequence: 7,
  previous: `sha256:${'b2'.repeat(32)}`,
  definitions: `sha256:${'c3'.repeat(32)}`,
  tool: 'formpress 0.1.0',
  compareReport: `sha256:${'d4'.repeat(32)}`,
  revision: 'abc123',
  expires: '2026-06-01T12:00:00Z',
};
const validity = { now: Date.parse('2026-03-01T12:00:00Z'), undated: 'refuse' } as const;
const expected = { digest, channel: 'production', sequence: 7, floor: 3, validity };
const { expires: _, ...undated } = statement;

it('puts lengths in bytes before type and payload', () => {
  const signed = (type: string, text: string) =>
    preAuthentication(type, Buffer.from(text)).toString();
  expect(signed('http://example.com/HelloWorld', 'hello world')).toBe(
    'DSSEv1 29 http://example.com/HelloWorld 11 hello world',
  );
  expect(signed('é', '1 2')).toBe('DSSEv1 2 é 3 1 2');
});

it('reads a signed payload back from the bytes of the envelope', () => {
  const envelope = signStatement(statement, key);
  const read = readEnvelope(Buffer.from(JSON.stringify(envelope)));
  expect(read).toEqual(envelope);
  expect(chooseStatement([read], [key], expected)).toEqual({ statement, envelope });
  expect(signStatement(statement, key)).toEqual(envelope);
});

it('writes an in-toto statement about the manifest of the release', () => {
  const { payloadType, payload } = signStatement(statement, key);
  const { digest: about, ...predicate } = statement;
  expect(payloadType).toBe('application/vnd.in-toto+json');
  expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toEqual({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ digest: { sha256: about.slice(7) } }],
    predicateType: 'https://formpress.dev/statements/release/v1',
    predicate,
  });
});

it('trusts no payload with a changed bit', () => {
  const envelope = signStatement(statement, key);
  const payload = Buffer.from(envelope.payload, 'base64');
  fc.assert(
    fc.property(fc.nat(payload.length * 8 - 1), (bit) => {
      const changed = Buffer.from(payload);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const altered = { ...envelope, payload: changed.toString('base64') };
      expect(verifyEnvelope(altered, [key])).toEqual({ problem: 'STATEMENT_ALTERED' });
    }),
  );
});

it('trusts no signature for a payload of another type', () => {
  const envelope = { ...signStatement(statement, key), payloadType: 'text/plain' };
  expect(verifyEnvelope(envelope, [key])).toEqual({ problem: 'STATEMENT_ALTERED' });
  expect(readEnvelope(Buffer.from(JSON.stringify(envelope)))).toBeUndefined();
});

it('accepts the signature of any trusted key, whatever its id', () => {
  const other = newKey();
  const envelope = signStatement(statement, key);
  const signatures = envelope.signatures.map(({ sig }) => ({ keyid: 'made up', sig }));
  expect(verifyEnvelope({ ...envelope, signatures }, [other, key])).toMatchObject({
    keyId: key.id,
  });
});

it('refuses anything that is not an envelope', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readEnvelope(Buffer.from(text))).toBeUndefined();
      expect(parseStatement(Buffer.from(text))).toBeUndefined();
    }),
  );
  expect(readEnvelope(Buffer.from('{'))).toBeUndefined();
});

it.each<[string, object]>([
  ['a number below one', { sequence: 0 }],
  ['a number with a fraction', { sequence: 1.5 }],
  ['a number too large to count on from', { sequence: 2 ** 53 }],
  ['a channel with a strange name', { channel: 'Production Line' }],
  ['definitions without a digest', { definitions: 'none' }],
  ['a tool of two lines', { tool: 'a\nb' }],
  ['a previous release without a digest', { previous: 'latest' }],
  ['an expiry without a time', { expires: '2026-06-01' }],
  ['an expiry on a day that does not exist', { expires: '2026-02-30T12:00:00Z' }],
  ['an expiry in a time zone', { expires: '2026-06-01T12:00:00+02:00' }],
])('signs no statement with %s', (_, change) => {
  expect(() => signStatement({ ...statement, ...change }, key)).toThrow(
    'The statement cannot be read back.',
  );
});

const sign = (change: Partial<Statement>, by = key) =>
  signStatement({ ...statement, ...change }, by);
const spoilt = { ...sign({}), payload: sign({ sequence: 9 }).payload };

it.each([
  ['nothing', [], `${digest} is not signed: no statement is attached to it.`],
  [
    'something else',
    [undefined, signEnvelope(Buffer.from('{}'), key)],
    `What is attached to ${digest} as its statement cannot be read.`,
  ],
  [
    'a statement by a stranger',
    [undefined, sign({ sequence: 99 }, newKey())],
    `${digest} is signed with a key that is not among the trusted ones.`,
  ],
  [
    'an altered statement',
    [spoilt, sign({}, newKey())],
    `The statement about ${digest} was altered after it was signed.`,
  ],
  [
    'a statement about another release',
    [sign({ digest: `sha256:${'0'.repeat(64)}` }), spoilt],
    `The statement attached to ${digest} is about another release.`,
  ],
  [
    'a statement for another channel',
    [sign({ channel: 'staging', sequence: 12 })],
    `${digest} is published in the channel "staging", but "production" is expected.`,
  ],
  [
    'statements with lower numbers',
    [sign({ sequence: 5 }), sign({ sequence: 6 }), sign({ channel: 'staging' })],
    `${digest} has the number 6, but 7 has already been served. ` +
      'To go back to it, publish it again with "formpress rollback".',
  ],
  [
    'a number below the floor',
    [sign({ sequence: 2 }), sign({ channel: 'staging' })],
    `${digest} has the number 2, but RELEASE_FLOOR requires at least 3. ` +
      'Publish a newer release, or go back to this one with "formpress rollback".',
  ],
  [
    'a statement without an expiry',
    [signStatement(undated, key), sign({ sequence: 6 })],
    `The statement about ${digest} has no expiry: an earlier version signed it. ` +
      'Sign it again with "formpress renew".',
  ],
  [
    'expired statements',
    [
      sign({ expires: '2026-02-28T12:00:00Z' }),
      sign({ sequence: 8, expires: '2026-03-01T12:00:00Z' }),
      signStatement(undated, key),
      sign({ sequence: 6 }),
    ],
    `The statement about ${digest} expired at 2026-03-01T12:00:00Z. ` +
      'If the release is still good, sign it again with "formpress renew".',
  ],
])('refuses a release with %s attached', (_, attached, message) => {
  expect(() => chooseStatement(attached, [key], expected)).toThrow(message);
});

it('chooses the highest number among valid statements, whatever else is attached', () => {
  const attached = [spoilt, sign({ sequence: 8 }), undefined, sign({ sequence: 9 }), sign({})];
  const { statement: chosen } = chooseStatement(attached, [key], expected);
  expect(chosen.sequence).toBe(9);
});

it('accepts a statement until it expires, and prefers a valid one to an expired one', () => {
  const at = (now: string) => ({ ...expected, validity: { ...validity, now: Date.parse(now) } });
  const attached = [sign({}), sign({ sequence: 8, expires: '2026-05-01T00:00:00Z' })];
  const chosen = (now: string) => chooseStatement(attached, [key], at(now)).statement.sequence;
  expect(chosen('2026-04-30T23:59:59.999Z')).toBe(8);
  expect(chosen('2026-05-01T00:00:00Z')).toBe(7);
  expect(() => chosen('2026-06-01T12:00:00Z')).toThrow('expired at 2026-05-01T00:00:00Z');
});

it('accepts a statement without an expiry when that is allowed, and any when validity is not checked', () => {
  const envelope = signStatement(undated, key);
  const accepting = { ...expected, validity: { ...validity, undated: 'accept' } } as const;
  expect(chooseStatement([envelope], [key], accepting).statement).toEqual(undated);
  const lasting = { digest, channel: 'production' };
  const late = sign({ expires: '2020-01-01T00:00:00Z' });
  expect(chooseStatement([envelope], [key], lasting).statement).toEqual(undated);
  expect(chooseStatement([late], [key], lasting).statement.expires).toBe('2020-01-01T00:00:00Z');
});

it('accepts statements of an old and a new key while both are trusted', () => {
  const next = newKey();
  for (const by of [key, next])
    expect(chooseStatement([sign({}, by)], [key, next], expected).statement).toEqual(statement);
});

it('distinguishes files with other keys, and repeats nothing of them', () => {
  const { id, privatePem, publicPem } = createSigningKey();
  expect(readPublicKey(publicPem, 'key.pub').id).toBe(id);
  expect(readSigningKey(privatePem, 'key.pem').id).toBe(id);
  expect(() => readPublicKey(privatePem, 'key.pub')).toThrow(
    'key.pub holds a private key, but a public one is needed here.',
  );
  expect(() => readPublicKey('key', 'key.pub')).toThrow('key.pub holds no public Ed25519 key.');
  expect(() => readSigningKey(publicPem, 'key.pem')).toThrow(
    'key.pem holds no private Ed25519 key. Make one with "formpress keys signing key.pem".',
  );
});
