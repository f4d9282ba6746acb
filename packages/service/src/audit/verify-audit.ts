import { AuditProblem } from './audit-problem.ts';
import { headFileOf, readHead } from './head-file.ts';
import { chainsIn, linesOf } from './read-audit-files.ts';
import { type ExpectedEnd, type Verified, verifyChain } from './verify-chain.ts';

/** The result of verifying a chain. */
export type VerifiedChain = Verified & { chain: string; files: string[] };

/**
 * Verifies audit files: that no line was removed, changed, added or moved, and that the end was not
 * cut off. The expected end comes from the caller, or from the head file next to the last file.
 */
export async function verifyAudit(names: string[], told?: ExpectedEnd): Promise<VerifiedChain[]> {
  const chains = await chainsIn(names);
  if (told && chains.length > 1)
    throw new AuditProblem('A head belongs to one chain, but these files have several.');
  return Promise.all(
    chains.map(async ({ chain, files }) => {
      const expected = told ?? keptEnd(chain, files.at(-1) ?? '');
      return { chain, files, ...(await verifyChain(chain, allLines(files), expected)) };
    }),
  );
}

async function* allLines(files: string[]) {
  for (const file of files) yield* linesOf(file);
}

/** The stored end of a chain. The head of another chain is ignored. */
function keptEnd(chain: string, file: string): ExpectedEnd | undefined {
  const kept = readHead(file);
  if (kept?.chain !== chain) return undefined;
  return { head: kept.hash, count: kept.number, source: headFileOf(file) };
}
