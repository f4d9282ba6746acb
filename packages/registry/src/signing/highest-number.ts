import type { Registry } from '../foundation/registry.ts';
import { statementTag } from './attach-statement.ts';
import { trustedStatements } from './choose-statement.ts';
import { readStatement } from './read-statements.ts';
import type { PublicKey } from './signing-key.ts';

/** The maximum number of statements by untrusted keys that are skipped. */
const maxTries = 16;

/**
 * The highest number that trusted keys signed in a repository, or zero. All statements are searched:
 * the release that the tag points to may be unsigned or an older one.
 */
export async function highestNumber(
  registry: Registry,
  keys: readonly PublicKey[],
): Promise<number> {
  const numbers = (await registry.tags()).flatMap(numberIn).sort((a, b) => b - a);
  for (const number of numbers.slice(0, maxTries)) {
    const digest = await registry.resolve(statementTag(number));
    const envelope = digest === undefined ? undefined : await readStatement(registry, digest);
    const isTrusted = trustedStatements([envelope], keys).some((each) => each.sequence === number);
    if (isTrusted) return number;
  }
  return 0;
}

function numberIn(tag: string): number[] {
  const number = Number(/^statement-([1-9][0-9]{0,15})$/.exec(tag)?.[1]);
  return Number.isSafeInteger(number) ? [number] : [];
}
