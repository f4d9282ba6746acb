import assert from 'node:assert';

/** A publisher's claim about a release. */
export type Statement = {
  /** Digest of the release's manifest, with the algorithm as a prefix. */
  digest: string;
  channel: string;
  /** Increases by one with each statement of a channel. */
  sequence: number;
  /** The release that this one replaces. */
  previous?: string;
  /** Digest of the definitions that the release was built from. */
  definitions: string;
  /** The tool that built it. */
  tool: string;
  compareReport?: string;
  /** The source revision. */
  revision?: string;
  /** The time after which services refuse the release unless they accepted it before. Earlier versions set none. */
  expires?: string;
};

const statementType = 'https://in-toto.io/Statement/v1';
const predicateType = 'https://formpress.dev/statements/release/v1';
const digestShape = /^sha256:[0-9a-f]{64}$/;
const momentShape = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{3})?Z$/;

/** The pattern of a channel's name. */
export const channelShape = /^[a-z0-9][a-z0-9._-]{0,62}$/;

/** Serializes a statement as the payload of an envelope: an in-toto Statement v1 about a manifest. */
export function writeStatement({ digest, ...statement }: Statement): Buffer {
  const { channel, sequence, previous, definitions, tool } = statement;
  const { compareReport, revision, expires } = statement;
  const inToto = {
    _type: statementType,
    subject: [{ digest: { sha256: digest.slice('sha256:'.length) } }],
    predicateType,
    predicate: { channel, sequence, previous, definitions, tool, compareReport, revision, expires },
  };
  const payload = Buffer.from(JSON.stringify(inToto));
  assert(parseStatement(payload), 'The statement cannot be read back.');
  return payload;
}

/** Parses the statement in a payload; undefined when it is not a statement about a release. */
export function parseStatement(payload: Buffer): Statement | undefined {
  const found = objectIn(parse(payload));
  if (found?._type !== statementType || found.predicateType !== predicateType) return undefined;
  const digest = subjectOf(found.subject);
  const predicate = objectIn(found.predicate);
  if (digest === undefined || !predicate) return undefined;
  const { channel, sequence, definitions, tool } = predicate;
  if (typeof channel !== 'string' || !channelShape.test(channel)) return undefined;
  if (!isSequence(sequence) || !isDigest(definitions) || !isLine(tool)) return undefined;
  const { previous, compareReport, revision, expires } = predicate;
  if (previous !== undefined && !isDigest(previous)) return undefined;
  if (compareReport !== undefined && !isDigest(compareReport)) return undefined;
  if (revision !== undefined && !isLine(revision)) return undefined;
  if (expires !== undefined && !isMoment(expires)) return undefined;
  return {
    digest,
    channel,
    sequence,
    ...(previous !== undefined && { previous }),
    definitions,
    tool,
    ...(compareReport !== undefined && { compareReport }),
    ...(revision !== undefined && { revision }),
    ...(expires !== undefined && { expires }),
  };
}

/** The digest of the only subject: a statement is about one release. */
function subjectOf(subject: unknown): string | undefined {
  if (!Array.isArray(subject) || subject.length !== 1) return undefined;
  const digest = `sha256:${objectIn(objectIn(subject[0])?.digest)?.sha256}`;
  return isDigest(digest) ? digest : undefined;
}

function isSequence(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && digestShape.test(value);
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && /^[\x20-\x7e]{1,200}$/.test(value);
}

/** Whether a value is an unambiguous time: in UTC, on a day that exists. */
export function isMoment(value: unknown): value is string {
  if (typeof value !== 'string' || !momentShape.test(value)) return false;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return false;
  return moment.toISOString().slice(0, 19) === value.slice(0, 19);
}

function objectIn(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
