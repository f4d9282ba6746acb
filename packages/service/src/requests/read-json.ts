import { isUtf8 } from 'node:buffer';
import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';

/** A JSON object as it was sent. Nothing is known about its values yet. */
export type JsonObject = Record<string, unknown>;

/** Reading thousands of values takes long, and no request of ours has more than a few hundred. */
const maxValues = 20_480;

/** The body as a JSON object, or the problem that it is none. */
export function readJson(body: unknown): { json: JsonObject } | { problem: RequestProblem } {
  if (body instanceof Buffer && hasTooMany(body))
    return { problem: { code: 'INVALID_JSON', message: messages.tooManyValues(maxValues) } };
  const value = body instanceof Buffer && isUtf8(body) ? parse(body.toString()) : undefined;
  if (isJsonObject(value)) return { json: value };
  return { problem: { code: 'INVALID_JSON', message: messages.invalidJson } };
}

/** Whether a value is a JSON object, and not null or a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Counts commas and brackets, wherever they stand: there is a value after each. */
function hasTooMany(body: Buffer): boolean {
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
