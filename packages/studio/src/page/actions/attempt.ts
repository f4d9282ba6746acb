import { Refusal } from '../foundation/api.ts';
import { update } from '../foundation/state.ts';

/** Runs something, and shows a notice when the studio refuses or does not answer. Anything else is a fault and is thrown. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 403 && /printed/.test(problem.message))
      update({ isAdmitted: false });
    if (!(problem instanceof Refusal || problem instanceof TypeError)) throw problem;
    const says =
      problem instanceof Refusal
        ? problem.message
        : 'The studio does not answer. Is it still running?';
    update({ notice: { kind: 'problem', says } });
  }
}
