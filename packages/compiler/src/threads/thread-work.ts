import type { Unit } from '../compile/layout.ts';
import type { UnitResult } from '../compile/unit.ts';
import type { Files } from '../foundation/files.ts';
import type { Published } from '../phases/3-validate/authored/published.ts';
import type { EmittedFile } from '../phases/8-emit/emitter.ts';

/** What threads make of a family: the result of compiling it, or its files in a release. */
export type ThreadResults = { compile: UnitResult; emit: EmittedFile[] };

/** All that families are compiled from: data that can be sent to a thread. */
export type ThreadWork = {
  units: readonly Unit[];
  files: Files;
  names: readonly string[];
  published: Published | undefined;
  /** By unit, the patterns in it that have an error. */
  brokenPatterns: ReadonlyMap<string, readonly string[]>;
  /** The units that have no errors. */
  unitsWithoutErrors: ReadonlySet<string>;
  /** The files that are known to be valid. */
  knownFiles: ReadonlySet<string>;
  isUnproved: boolean;
  /** Whether the forms that a thread compiles will be emitted. */
  willEmit: boolean;
  toolDigest: string;
};

/** Families that several threads work on together. */
export type ThreadTask<Task extends keyof ThreadResults = keyof ThreadResults> = {
  task: Task;
  /** Their names. */
  families: readonly string[];
  /** Which of them a thread has taken, in the same order: 0 or 1. The threads share it. */
  taken: Int32Array;
  /** Whether the files of a release are without pictures of pages. */
  withoutPictures: boolean;
};

/** Takes a family, unless another thread has it. */
export function takeFamily({ taken }: ThreadTask, index: number): boolean {
  return Atomics.compareExchange(taken, index, 0, 1) === 0;
}
