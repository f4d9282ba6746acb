import { RegistryProblem, StatementProblem } from '@formpress/registry';
import { ReleaseProblem } from '../release/release-problem.ts';

/** Converts problems of a registry or statement to release problems. Other errors are returned unchanged. */
export function asReleaseProblem(error: unknown): Error {
  if (error instanceof StatementProblem) return new ReleaseProblem(error.code, error.message);
  if (error instanceof RegistryProblem)
    return new ReleaseProblem(`REGISTRY_${error.code}`, error.message);
  return error instanceof Error ? error : new Error(String(error));
}
