import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { pathsOf } from './paths-of.ts';
import type { Sent } from './sent.ts';

/**
 * One path for people and programs: counted from 1, the sets it passes, how it ends, what is sent.
 */
export type ListedPath = { number: number; sets: string[]; finish: string } & Sent;

/** The paths of a form that are run, and how many there are in all. */
export function listPaths(form: LoweredForm): { of: bigint; paths: ListedPath[] } {
  const { runs, of } = pathsOf(form);
  const paths = runs.map(({ sets, sent, outcome }, index) => ({
    number: index + 1,
    sets,
    finish: 'broken' in outcome ? '' : outcome.finish,
    ...sent,
  }));
  return { of, paths };
}
