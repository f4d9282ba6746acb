import { sign, verify } from 'node:crypto';
import type { PublicKey, SigningKey } from './signing-key.ts';

/** A signed payload in the format of DSSE 1.0. */
export type Envelope = {
  payloadType: string;
  /** Base64. */
  payload: string;
  signatures: { keyid?: string; sig: string }[];
};

/** The payload that a trusted key signed, or why there is none. */
export type Verified =
  | { payload: Buffer; keyId: string }
  | { problem: 'STATEMENT_UNKNOWN_KEY' | 'STATEMENT_ALTERED' };

const payloadType = 'application/vnd.in-toto+json';
const maxSignatures = 16;

/** Signs a payload. With Ed25519 the same payload always has the same envelope. */
export function signEnvelope(payload: Buffer, { id, privateKey }: SigningKey): Envelope {
  const sig = sign(null, preAuthentication(payloadType, payload), privateKey).toString('base64');
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: id, sig }] };
}

/** Parses an envelope; undefined when the bytes are anything else. */
export function readEnvelope(bytes: Buffer): Envelope | undefined {
  const found = parse(bytes);
  if (typeof found !== 'object' || found === null) return undefined;
  const { payloadType: type, payload, signatures } = found as Record<string, unknown>;
  if (type !== payloadType || typeof payload !== 'string') return undefined;
  if (!Array.isArray(signatures) || signatures.length > maxSignatures) return undefined;
  if (!signatures.every(isSignature)) return undefined;
  return { payloadType: type, payload, signatures };
}

/**
 * Verifies that a trusted key signed an envelope. As in DSSE the key id is only a hint: every key is
 * tried, and the id only determines the reported reason.
 */
export function verifyEnvelope(envelope: Envelope, keys: readonly PublicKey[]): Verified {
  const payload = Buffer.from(envelope.payload, 'base64');
  const signed = preAuthentication(envelope.payloadType, payload);
  for (const { sig } of envelope.signatures) {
    const signature = Buffer.from(sig, 'base64');
    const key = keys.find((each) => verify(null, signed, each.key, signature));
    if (key) return { payload, keyId: key.id };
  }
  const isKnown = envelope.signatures.some(({ keyid }) => keys.some(({ id }) => id === keyid));
  return { problem: isKnown ? 'STATEMENT_ALTERED' : 'STATEMENT_UNKNOWN_KEY' };
}

/** The bytes that are signed: type and payload, each after its length (DSSE 1.0, PAE). */
export function preAuthentication(type: string, payload: Buffer): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

function isSignature(value: unknown): value is { keyid?: string; sig: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { keyid, sig } = value as Record<string, unknown>;
  return typeof sig === 'string' && (keyid === undefined || typeof keyid === 'string');
}
