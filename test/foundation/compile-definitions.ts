/**
 * Compiles the definitions before the tests of a task, so that no two of them do it at the same time: the first run of a
 * compiler takes long, and its results are shared.
 */
import { sharedRelease } from '../service/compiled-release.ts';
import { definitions } from './compile-folder.ts';

export async function setup(): Promise<void> {
  await sharedRelease(definitions);
}
