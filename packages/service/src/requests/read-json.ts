import { isUtf8 } from 'node:buffer';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';

/** A JSON object as sent, with unchecked values. */
export type JsonObject = Record<string, unknown>;

/** Parsing many values takes long, and no valid request has more than a few hundred. */
const maxValues = 20_480;

/** Parses the body as a JSON object, or returns a problem. */
export function readJson(body: unknown): { json: JsonObject } | { problem: RequestProblem } {
  if (body instanceof Buffer && hasTooMany(body))
    return { problem: { code: 'INVALID_JSON', message: messages.tooManyValues(maxValues) } };
  const value = body instanceof Buffer && isUtf8(body) ? parse(body.toString()) : undefined;
  if (isJsonObject(value)) return { json: value };
  return { problem: { code: 'INVALID_JSON', message: messages.invalidJson } };
}

/** Whether a value is a JSON object, not null or a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a body has too many values, counted by commas and brackets. A short body cannot have too many. */
function hasTooMany(body: Buffer): boolean {
  if (body.length <= maxValues) return false;
  let left = maxValues;
  for (let i = 0; i < body.length && left >= 0; i += 1) {
    const byte = body[i];
    if (byte === 0x2c || byte === 0x5b || byte === 0x7b) left -= 1;
  }
  return left < 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
