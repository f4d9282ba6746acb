import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseStatement, StatementProblem } from '@formpress/registry';
import { loadRelease } from '../release/load-release.ts';
import { ReleaseProblem } from '../release/release-problem.ts';
import type { Before, Followed } from './check-registry.ts';
import type { FollowedRecord } from './followed-record.ts';

/**
 * What is left of the last run: a release that trusted keys still vouch for and that is whole. Of
 * any other only the number is left, and its folder is made anew.
 */
export async function keptRelease(
  record: FollowedRecord | undefined,
  { keys, channel, cache, specimens }: Followed,
): Promise<Before> {
  if (!record) return {};
  const { digest, envelope, sequence } = record;
  const number = sequence === undefined ? {} : { sequence };
  try {
    if (keys.length > 0) chooseStatement([envelope], keys, { digest, channel });
    await loadRelease(join(cache, record.folder), specimens);
    return { record, ...number };
  } catch (problem) {
    if (problem instanceof StatementProblem) return number;
    if (!(problem instanceof ReleaseProblem)) throw problem;
    await rm(join(cache, record.folder), { recursive: true, force: true });
    return number;
  }
}
