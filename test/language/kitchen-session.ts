import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkspace } from '@formpress/compiler';
import { openSession, type Session } from '@formpress/language';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

/** A session on the kitchen sink, as an editor has one. Nothing is written to the files. */
export function kitchenSession(folder = kitchenSink): Session {
  return openSession(folder, openWorkspace(folder, { cache: testCache() }));
}

/** The text of a file of the kitchen sink. */
export function kitchenText(path: string): string {
  return readFileSync(join(kitchenSink, path), 'utf8');
}

/**
 * Types into a file: what is found is replaced by a text in which ‸ marks the cursor. Returns the offset of the cursor.
 */
export function type(session: Session, path: string, found: string, written: string): number {
  const text = kitchenText(path);
  const at = text.indexOf(found);
  if (at === -1) throw new Error(`${path} has no ${JSON.stringify(found)}.`);
  const whole = text.slice(0, at) + written + text.slice(at + found.length);
  const offset = whole.indexOf('‸');
  session.put(path, whole.replace('‸', ''));
  return offset;
}
