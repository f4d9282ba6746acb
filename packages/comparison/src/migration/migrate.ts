import { type Answers, type Walk, walk } from '@formpress/engine';
import type { Bundle } from '@formpress/model';

/** An answer that is not kept, and why. */
export type UnusedAnswer = { question: string; why: string };

/** What happens to one set of stored answers in another version. */
export type Migrated = {
  /** Whether the kept answers complete the form, so that nothing must be asked. */
  complete: boolean;
  /** The answers that the new version uses: what to send. */
  kept: Record<string, string>;
  /** Answers that the new version refuses. */
  refused: UnusedAnswer[];
  /**
   * Answers that the new version does not ask for. Those to questions that it does not have must not
   * be sent.
   */
  dropped: UnusedAnswer[];
  /** Questions on the path that must be answered and are not. */
  ask: string[];
  /** The sets passed, as far as the answers lead. */
  path: string[];
  end: Walk['end'];
  /** Whether the answers were complete in the old version. */
  wasComplete: boolean;
};

/** Checks stored answers against a new version: what is kept, and what must be asked again. */
export function migrate(
  before: Bundle,
  after: Bundle,
  answers: Answers,
  federal?: Answers,
): Migrated {
  const own = Object.fromEntries(
    Object.entries(answers).filter(([id, text]) => isAsked(after, id) && text !== ''),
  );
  const walked = walk(after, own, federal);
  const asked = new Set(walked.asked);
  const refused = walked.refusals
    .filter(({ code }) => code !== 'MISSING_ANSWER')
    .map(({ field, message }) => ({ question: nameOf(field), why: message.en }));
  const refusedIds = new Set(refused.map(({ question }) => question));
  const ask = questionsToAsk(walked, refusedIds);
  const kept = Object.entries(own).filter(([id]) => asked.has(id) && !refusedIds.has(id));
  return {
    complete: isComplete(walked),
    kept: Object.fromEntries(kept),
    refused,
    dropped: Object.keys(answers)
      .filter((id) => !asked.has(id))
      .map((id) => ({ question: id, why: whyDropped(id, before, after) })),
    ask,
    path: walked.visited,
    end: walked.end,
    wasComplete: isComplete(walk(before, answers, federal)),
  };
}

function isAsked({ questions }: Bundle, id: string): boolean {
  return Object.hasOwn(questions, id) && !questions[id]?.calculate;
}

/** What is missing or refused, and the question at which the path stops, in the order asked. */
function questionsToAsk(walked: Walk, refused: ReadonlySet<string>): string[] {
  const missing = new Set(
    walked.refusals
      .filter(({ code }) => code === 'MISSING_ANSWER')
      .map(({ field }) => nameOf(field)),
  );
  if ('unanswered' in walked.end) missing.add(walked.end.unanswered);
  return walked.asked.filter((id) => missing.has(id) || refused.has(id));
}

function nameOf(field: string): string {
  return field.replace(/^fields\./, '');
}

function whyDropped(id: string, before: Bundle, after: Bundle): string {
  const { version } = after;
  if (isAsked(after, id)) return 'It is not asked on this path.';
  if (Object.hasOwn(after.questions, id)) return `Version ${version} calculates it.`;
  return Object.hasOwn(before.questions, id)
    ? `Version ${version} does not have it.`
    : 'Neither version has it.';
}

function isComplete({ end, refusals }: Walk): boolean {
  return 'finish' in end && refusals.length === 0;
}
