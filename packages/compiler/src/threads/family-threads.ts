import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { type ThreadResults, type ThreadTask, type ThreadWork, takeFamily } from './thread-work.ts';
import type { ThreadResult } from './work-in-thread.ts';

/**
 * Starts a thread that calls `workInThread`, does each task that it is sent, and posts the results. How depends on how
 * this code is shipped.
 */
export type StartThread = (work: ThreadWork) => Worker;

/** Waits for the result of a family that another thread has taken. If none has, this thread takes it. */
export type ResultOf<Task extends keyof ThreadResults> = (
  family: string,
) => Promise<ThreadResults[Task] | undefined>;

/** Threads that work on families from the last one backwards, while this thread starts with the first one. */
export type FamilyThreads = {
  /** Starts a task, with as many threads as there are processors and families for. */
  begin<Task extends keyof ThreadResults>(
    task: ThreadTask<Task>,
    workOf: () => ThreadWork,
  ): ResultOf<Task>;
  end(): Promise<void>;
};

/** The fewest families for each thread, because it first has to load the compiler and link what all forms share. */
const fewestFamilies = 6;
/** Each needs memory for a compiler of its own. */
const mostThreads = 3;

/** Threads, started when there is a task for them. They last until they are ended. */
export function familyThreads(start: StartThread): FamilyThreads {
  let threads: Worker[] = [];
  let results = new Map<string, ThreadResult['result']>();
  let problem: Error | undefined;
  let wake = () => {};
  const started = (work: ThreadWork) =>
    start(work)
      .on('message', ({ name, result }: ThreadResult) => {
        results.set(name, result);
        wake();
      })
      .on('error', (error) => {
        problem = error;
        wake();
      });
  return {
    begin<Task extends keyof ThreadResults>(task: ThreadTask<Task>, workOf: () => ThreadWork) {
      results = new Map();
      const missing = usefulThreads(task) - threads.length;
      if (missing > 0) {
        const work = workOf();
        threads.push(...Array.from({ length: missing }, () => started(work)));
      }
      for (const thread of threads) thread.postMessage(task);
      return async (name: string) => {
        const isOwn = takeFamily(task, task.families.indexOf(name));
        while (!isOwn && !results.has(name) && !problem)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        if (problem) throw problem;
        return results.get(name) as ThreadResults[Task] | undefined;
      };
    },
    async end() {
      const ended = threads;
      threads = [];
      problem = undefined;
      await Promise.all(ended.map((thread) => thread.terminate()));
    },
  };
}

function usefulThreads({ families }: ThreadTask): number {
  const useful = Math.floor(families.length / fewestFamilies);
  return Math.min(availableParallelism() - 1, mostThreads, useful);
}
