import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseStatement, StatementProblem } from '@formpress/registry';
import type { Log } from '../foundation/log.ts';
import { loadRelease } from '../release/load-release.ts';
import { ReleaseProblem } from '../release/release-problem.ts';
import type { AcceptedBefore, FollowedTag } from './followed.ts';
import type { FollowedRecord } from './followed-record.ts';

/**
 * What the last run left: a complete release that trusted keys signed and whose number is still
 * allowed, even if its statement has expired meanwhile. Of any other release only the number is used; a
 * damaged folder is downloaded again.
 */
export async function cachedRelease(
  record: FollowedRecord | undefined,
  followed: FollowedTag,
  log: Log,
): Promise<AcceptedBefore> {
  if (!record) return {};
  const { cache, specimens } = followed;
  const number = record.sequence === undefined ? {} : { sequence: record.sequence };
  if (!isTrusted(record, followed, log)) return number;
  const folder = join(cache, record.folder);
  try {
    await loadRelease(folder, specimens);
    return { record, ...number };
  } catch (problem) {
    if (!(problem instanceof ReleaseProblem)) throw problem;
    await rm(folder, { recursive: true, force: true });
    return { lost: record, ...number };
  }
}

function isTrusted(
  { digest, envelope }: FollowedRecord,
  { keys, channel, floor }: FollowedTag,
  log: Log,
): boolean {
  if (keys.length === 0) return true;
  try {
    chooseStatement([envelope], keys, { digest, channel, floor });
    return true;
  } catch (problem) {
    if (!(problem instanceof StatementProblem)) throw problem;
    log('warn', { code: problem.code });
    return false;
  }
}
