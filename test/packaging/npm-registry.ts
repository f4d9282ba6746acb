import { spawnSync } from 'node:child_process';
import { describe, it } from 'vitest';

const missing = 'the npm registry cannot be reached';

/**
 * Tests that install something. When the npm registry is unreachable they are skipped with a reason;
 * with REQUIRE_TOOLS=1 they fail instead.
 */
export function describeWithRegistry(name: string, suite: () => void): void {
  if (isReachable()) describe(name, suite);
  else if (process.env.REQUIRE_TOOLS === '1') it(name, () => Promise.reject(new Error(missing)));
  else describe.skip(`${name} (${missing})`, suite);
}

function isReachable(): boolean {
  const words = ['view', 'commander@14.0.3', 'version', '--fetch-retries=1', '--prefer-online'];
  const { status, stdout } = spawnSync('npm', words, { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && stdout.trim() === '14.0.3';
}
