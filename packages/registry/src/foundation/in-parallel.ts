/** The number of concurrent transfers. */
const atOnce = 4;

/**
 * Processes every item, a few concurrently, and returns the results in order. After a failure no more
 * items are started, and the error is thrown when the running work has finished.
 */
export async function inParallel<T, U>(
  items: readonly T[],
  work: (item: T) => Promise<U>,
): Promise<U[]> {
  const results: U[] = [];
  let next = 0;
  const worker = async () => {
    try {
      for (let index = next++; index < items.length; index = next++)
        results[index] = await work(items[index] as T);
    } catch (error) {
      next = items.length;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}
