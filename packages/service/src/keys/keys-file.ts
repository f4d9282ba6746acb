import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { environmentShape, formScopeShape } from '../foundation/key-scope.ts';
import type { StoredKey } from './stored-key.ts';

/** A problem with a keys file. The message is for the operator. */
export class KeysFileProblem extends Error {
  override readonly name = 'KeysFileProblem';
}

/**
 * Reads the text of a keys file. Throws a KeysFileProblem when it cannot be read.
 */
export function readKeysText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new KeysFileProblem(`The keys file ${path} cannot be read (${codeOf(error)}).`);
  }
}

/** The keys in the text of a keys file. */
export function parseKeys(text: string, path: string): StoredKey[] {
  const keys = keysIn(text);
  if (keys === undefined) throw new KeysFileProblem(`${path} is not a keys file.`);
  return keys.map((key, index) => {
    if (isStoredKey(key)) return key;
    throw new KeysFileProblem(
      `Key ${index + 1} of ${path} is missing something or has a wrong value.`,
    );
  });
}

/** Writes a keys file atomically, so that a service never reads half of it. */
export function writeKeysFile(path: string, keys: StoredKey[]): void {
  const unfinished = `${path}.${process.pid}.unfinished`;
  writeFileSync(unfinished, `${JSON.stringify({ keys }, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, path);
}

function keysIn(text: string): unknown[] | undefined {
  try {
    const file = JSON.parse(text) as { keys?: unknown } | null;
    return Array.isArray(file?.keys) ? file.keys : undefined;
  } catch {
    return undefined;
  }
}

function isStoredKey(value: unknown): value is StoredKey {
  if (typeof value !== 'object' || value === null) return false;
  const key = value as Record<string, unknown>;
  const isAbsentOr = (name: string, isRight: (member: unknown) => boolean) =>
    key[name] === undefined || isRight(key[name]);
  return (
    isText(key.id) &&
    isText(key.name) &&
    isText(key.sha256) &&
    /^[0-9a-f]{64}$/.test(key.sha256) &&
    isMoment(key.created) &&
    isAbsentOr('owner', isText) &&
    isAbsentOr('expires', isMoment) &&
    isAbsentOr('revoked', isMoment) &&
    isAbsentOr('replaces', isText) &&
    isAbsentOr('forms', (forms) => isListOf(formScopeShape, forms)) &&
    isAbsentOr('environments', (names) => isListOf(environmentShape, names)) &&
    isAbsentOr('limit', (limit) => typeof limit === 'number' && limit > 0)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf(shape: RegExp, value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => isText(item) && shape.test(item));
}

function isMoment(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown cause';
}
