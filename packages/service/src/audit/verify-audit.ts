import { AuditProblem } from './audit-problem.ts';
import { headFileOf, readHead } from './head-file.ts';
import { chainsIn, linesOf } from './read-audit-files.ts';
import { type ExpectedEnd, type Verified, verifyChain } from './verify-chain.ts';

/** What was found out about the lines of one chain. */
export type VerifiedChain = Verified & { chain: string; files: string[] };

/**
 * Verifies audit files: that no line was removed, changed, added or moved, and that the end was not
 * cut off. Where it must have come to is told by the caller, or by the head kept beside the last file.
 */
export async function verifyAudit(names: string[], told?: ExpectedEnd): Promise<VerifiedChain[]> {
  const chains = await chainsIn(names);
  if (told && chains.length > 1)
    throw new AuditProblem('A head belongs to one chain, and these files hold several.');
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

/** The head of another chain says nothing about this one. */
function keptEnd(chain: string, file: string): ExpectedEnd | undefined {
  const kept = readHead(file);
  if (kept?.chain !== chain) return undefined;
  return { head: kept.hash, count: kept.number, source: headFileOf(file) };
}
