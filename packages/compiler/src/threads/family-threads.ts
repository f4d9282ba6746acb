import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { type ThreadResults, type ThreadWork, takeFamily } from './thread-work.ts';
import type { ThreadResult } from './work-in-thread.ts';

/** Starts a thread that calls `workInThread` and posts what that sends. How depends on how this code is shipped. */
export type StartThread = (work: ThreadWork) => Worker;

/** Threads that work on families from the last one on, while this thread does from the first one on. */
export type FamilyThreads<Result> = {
  /** Waits for the result of a family that another thread has taken. If none has, this thread takes it. */
  resultOf(name: string): Promise<Result | undefined>;
  end(): Promise<void>;
};

/** A thread first loads the compiler and links what all forms share, which takes as long as some families. */
const fewestFamilies = 6;
/** Each needs memory for a compiler of its own. */
const mostThreads = 3;

/** Starts as many threads as there are processors and families for. */
export function startThreads<Task extends keyof ThreadResults>(
  work: ThreadWork & { task: Task },
  start: StartThread,
): FamilyThreads<ThreadResults[Task]> {
  const { families } = work;
  const useful = Math.floor(families.length / fewestFamilies);
  const count = Math.min(availableParallelism() - 1, mostThreads, useful);
  const results = new Map<string, ThreadResults[Task]>();
  let problem: Error | undefined;
  let wake = () => {};
  const threads = Array.from({ length: count }, () =>
    start(work)
      .on('message', ({ name, result }: ThreadResult) => {
        results.set(name, result as ThreadResults[Task]);
        wake();
      })
      .on('error', (error) => {
        problem = error;
        wake();
      }),
  );
  return {
    async resultOf(name) {
      const isOwn = takeFamily(work, families.indexOf(name));
      while (!isOwn && !results.has(name) && !problem)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (problem) throw problem;
      return results.get(name);
    },
    async end() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}
