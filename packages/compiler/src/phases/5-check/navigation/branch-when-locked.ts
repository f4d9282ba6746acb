import type { LinkedForm } from '../../4-link/linked/linked-form.ts';

/** Where an answer led when the form was locked, as it is written; undefined where the lock does not say. */
export function branchWhenLocked(
  { locks, interview }: LinkedForm,
  set: string,
  answer: string,
): string | undefined {
  const was = factsIn(locks.get('paths.lock.json'))[`${set} next ${answer}`];
  if (was?.startsWith('finish: ')) return `{ ${was} }`;
  return was === 'INELIGIBLE' || interview.sets.some(({ id }) => id === was) ? was : undefined;
}

/** The facts of a lock. A damaged lock says nothing here, because it is reported elsewhere. */
function factsIn(lock: Uint8Array | undefined): Record<string, string> {
  if (!lock) return {};
  try {
    return (
      (JSON.parse(Buffer.from(lock).toString()) as { facts?: Record<string, string> }).facts ?? {}
    );
  } catch (trouble) {
    if (trouble instanceof SyntaxError) return {};
    throw trouble;
  }
}
