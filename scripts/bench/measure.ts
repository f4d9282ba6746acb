/** Something to time. Its result is discarded. */
export type Candidate = { name: string } & (
  | { run: () => unknown }
  | { runAsync: () => Promise<unknown> }
);

/** Processor time in microseconds per call, one for each round. */
export type Timings = Map<string, number[]>;

type Options = {
  rounds?: number;
  /** The minimum time that a candidate runs in a round. */
  batchMs?: number;
};

/**
 * Times candidates in one process: all of them in every round, in random order, each in a batch that is
 * long enough to measure. Processor time is used, because other programs may use the machine.
 */
export async function measure(
  candidates: Candidate[],
  { rounds = 11, batchMs = 40 }: Options = {},
): Promise<Timings> {
  const timings: Timings = new Map(candidates.map(({ name }) => [name, []]));
  const counts = new Map<Candidate, number>();
  for (const candidate of candidates) counts.set(candidate, await warmUp(candidate, batchMs));
  for (let round = 0; round < rounds; round += 1) {
    for (const candidate of shuffled(candidates)) {
      const count = counts.get(candidate) ?? 1;
      // Untimed, so that no candidate pays for the caches and the garbage of another.
      await timeOf(candidate, Math.ceil(count / 2));
      timings.get(candidate.name)?.push((await timeOf(candidate, count)) / count);
    }
  }
  return timings;
}

/** The median of a candidate's times, in microseconds. */
export function timeFor(timings: Timings, name: string): number {
  return median(timings.get(name) ?? []);
}

/** The ratio of the times of two candidates: the median over the rounds. */
export function ratioOf(timings: Timings, slow: string, fast: string): number {
  const times = timings.get(fast) ?? [];
  return median(
    (timings.get(slow) ?? []).map((time, round) => time / (times[round] ?? Number.NaN)),
  );
}

/** The median of some numbers. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** Warms up a candidate, and returns how many calls fill a batch. */
async function warmUp(candidate: Candidate, batchMs: number): Promise<number> {
  const until = performance.now() + 8 * batchMs;
  let count = 1;
  for (;;) {
    const time = await timeOf(candidate, count);
    const isLong = time / 1000 >= batchMs / 2;
    if (isLong && performance.now() >= until)
      return Math.max(1, Math.ceil((count * batchMs * 1000) / time));
    if (!isLong) count *= 2;
  }
}

async function timeOf(candidate: Candidate, count: number): Promise<number> {
  const start = process.cpuUsage();
  if ('run' in candidate) for (let i = 0; i < count; i += 1) candidate.run();
  else for (let i = 0; i < count; i += 1) await candidate.runAsync();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** The items in random order. */
export function shuffled<Item>(items: Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: Math.random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
