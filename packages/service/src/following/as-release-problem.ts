import { RegistryProblem, StatementProblem } from '@formpress/registry';
import { ReleaseProblem } from '../release/release-problem.ts';

/** Trouble with a registry or a statement as trouble with a release; our own faults as they are. */
export function asReleaseProblem(error: unknown): Error {
  if (error instanceof StatementProblem) return new ReleaseProblem(error.code, error.message);
  if (error instanceof RegistryProblem)
    return new ReleaseProblem(`REGISTRY_${error.code}`, error.message);
  return error instanceof Error ? error : new Error(String(error));
}
