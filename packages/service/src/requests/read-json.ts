import { isUtf8 } from 'node:buffer';
import { messages } from '../messages.ts';
import type { Problem } from '../refusal.ts';

/** A JSON object as it was sent. Nothing is known about its values yet. */
export type JsonObject = Record<string, unknown>;

/** The body as a JSON object, or the problem that it is none. */
export function readJson(body: unknown): { json: JsonObject } | { problem: Problem } {
  const value = body instanceof Buffer && isUtf8(body) ? parse(body.toString()) : undefined;
  if (isJsonObject(value)) return { json: value };
  return { problem: { code: 'INVALID_JSON', message: messages.invalidJson } };
}

/** Whether a value is a JSON object, and not null or a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
