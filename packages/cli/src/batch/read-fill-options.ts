import { availableParallelism } from 'node:os';
import { isLanguage } from '@formpress/model';
import type { PressOptions } from '@formpress/service';
import type { Call } from '../foundation/command.ts';
import { BatchProblem } from './batch-problem.ts';
import { everything, type Partition, readPartition } from './partition.ts';

/** What a batch is made from and where it goes. */
export type FillOptions = {
  input: string;
  release: string;
  /** Absent in a trial run. */
  out: string | undefined;
  jobs: number;
  partition: Partition;
  /** The digest of the input, if the caller knows it. */
  digest: string | undefined;
  press: PressOptions;
};

/** Reads the options of the command. */
export function readFillOptions({ names: [input = ''], options, io }: Call): FillOptions {
  const { release, out, digest, key = io.environment.EVIDENCE_KEY, timezone } = options;
  const isTrial = options.dryRun === true;
  if (release === undefined) throw new BatchProblem('Name the release: --release FOLDER.');
  if (isTrial === (out !== undefined))
    throw new BatchProblem(
      'Name the folder for the PDFs with --out FOLDER, or try with --dry-run.',
    );
  const language = String(options.language ?? 'en');
  if (!isLanguage(language)) throw new BatchProblem(`There is no language "${language}".`);
  const { NODE_ENV, ALLOW_SPECIMENS } = io.environment;
  return {
    input,
    release: String(release),
    out: out === undefined ? undefined : String(out),
    jobs: readJobs(options.jobs),
    partition: readShare(options.partition),
    digest: digest === undefined ? undefined : String(digest),
    press: {
      language,
      timezone: timezone === undefined ? undefined : String(timezone),
      specimens: ALLOW_SPECIMENS === '1' || NODE_ENV !== 'production',
      evidenceKey: key === undefined ? undefined : String(key),
    },
  };
}

function readJobs(text: string | boolean | undefined): number {
  if (text === undefined) return availableParallelism();
  if (/^[1-9]\d{0,2}$/.test(String(text))) return Number(text);
  throw new BatchProblem('Give --jobs as a number of processes.');
}

function readShare(text: string | boolean | undefined): Partition {
  if (text === undefined) return everything;
  const partition = readPartition(String(text));
  if (partition) return partition;
  throw new BatchProblem(
    'Give --partition as INDEX/COUNT, counted from 0: 0/8 is the first of eight.',
  );
}
