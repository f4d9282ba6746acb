/** A share of a batch: every `of`th block of lines, beginning with block `index`. Blocks are counted from 0. */
export type Partition = { index: number; of: number };

/** The whole batch. */
export const everything: Partition = { index: 0, of: 1 };

/** Reads a partition such as 0/8, the first of eight; undefined when the text is not a partition. */
export function readPartition(text: string): Partition | undefined {
  const [, index, of] = /^(\d{1,6})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  const partition = { index: Number(index), of: Number(of) };
  return index !== undefined && partition.index < partition.of ? partition : undefined;
}

/** Divides a partition among some workers. */
export function divided({ index, of }: Partition, workers: number): Partition[] {
  return Array.from({ length: workers }, (_, worker) => ({
    index: index + of * worker,
    of: of * workers,
  }));
}

/** Whether a block belongs to a partition. */
export function holds({ index, of }: Partition, block: number): boolean {
  return block % of === index;
}
