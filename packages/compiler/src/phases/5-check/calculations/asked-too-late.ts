import type {
  LinkedFormula,
  LinkedQuestion,
  LinkedSet,
  Read,
} from '../../4-link/linked/linked-form.ts';
import { askedBefore } from '../foundation/asked-before.ts';
import { defineCheck, eachInterview } from '../foundation/define-check.ts';
import type { AskedInterview } from '../foundation/interviews-of.ts';

/** A formula reads what is above it in its set or in earlier sets; at least one path must ask it before. */
export const askedTooLate = defineCheck({
  code: 'asked-too-late',
  severity: 'error',
  check: eachInterview((asked, report) => {
    const late = lateReads(asked);
    const isFirst = ({ entry, read }: LateRead) =>
      !isReused(entry) || !late.some(isSameFormula(read));
    for (const { entry, read } of late.filter(isFirst))
      report(tooLate(entry, read, asked.questions.get(read.name)));
  }),
});

/** A question that is asked somewhere, and what its formula reads too early there. */
type LateRead = { entry: Asked; read: Read };

function lateReads(asked: AskedInterview): LateRead[] {
  const before = askedBefore(asked);
  return asked.interview.sets.flatMap((set) => {
    const known = new Set(before.get(set.id)?.onSomePath);
    return (before.has(set.id) ? set.questions : []).flatMap((entry) => {
      const reads = formulasOf(entry.question).flatMap((formula) => formula.reads);
      const late = reads.filter((read) => !known.has(read.name) && !read.mayBeBlank);
      known.add(entry.question.id);
      return late.map((read) => ({ entry, read }));
    });
  });
}

/** Whether a read is too early even where its formula is written: that is the mistake then, not that it is asked again. */
function isSameFormula(read: Read): (other: LateRead) => boolean {
  return (other) => other.read === read && !isReused(other.entry);
}

function isReused({ question, at }: Asked): boolean {
  return at.file !== question.at.file || at.start !== question.at.start;
}

type Asked = LinkedSet['questions'][number];

/**
 * The finding for a read that comes too early. Where the question is asked again, asking it there is the
 * mistake, not its formula.
 */
function tooLate({ question, at }: Asked, read: Read, wanted: LinkedQuestion | undefined) {
  const what =
    read.name === question.id ? 'itself' : `"${read.name}", which no path has asked by then`;
  const here = wanted && wanted !== question ? [{ at: wanted.at, message: 'It is here:' }] : [];
  if (!isReused({ question, at }))
    return {
      at: read.at,
      message: `"${question.id}" reads ${what}.`,
      related: here,
      help: 'Read only what is above it in its set and what earlier sets ask.',
    };
  return {
    at,
    message: `"${question.id}" is asked again here and reads ${what}.`,
    related: [{ at: read.at, message: 'It reads it here:' }, ...here],
    help: `Ask "${read.name}" before it, or do not ask "${question.id}" again here.`,
  };
}

function formulasOf({ required, calculate }: LinkedQuestion): LinkedFormula[] {
  const when = typeof required === 'object' ? [required.when] : [];
  return calculate ? [...when, calculate.is] : when;
}
