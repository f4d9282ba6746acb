import type { Paper, PaperBox } from '../foundation/paper.ts';
import type { Matching } from './match-boxes.ts';

/** What a person decided about a box: its old field, and its new one, or undefined if it is gone. */
export type Answer = { was: string; is: string | undefined };

/** An answer about a box that nobody asked about, or with a new field that does not exist or is taken. */
export class AnswerProblem extends Error {}

/** Settles the open boxes with a person's answers. */
export function settle(matching: Matching, answers: readonly Answer[], after: Paper): Matching {
  return answers.reduce((settled, answer) => settleOne(settled, answer, after), matching);
}

function settleOne(matching: Matching, { was, is }: Answer, after: Paper): Matching {
  const open = matching.asked.filter(({ from }) => isNamed(from, was));
  if (open.length === 0)
    throw new AnswerProblem(`There is no open question about "${was}".${listed(matching)}`);
  const asked = matching.asked.filter((each) => !open.includes(each));
  const boxes = open.map(({ from }) => from);
  if (is === undefined) return { ...matching, asked, gone: [...matching.gone, ...boxes] };
  const targets = after.boxes.filter((box) => isNamed(box, is));
  const [to] = targets;
  if (!to) throw new AnswerProblem(`The new file has no field "${is}".`);
  const taken = matching.same.find((pair) => targets.includes(pair.to));
  if (taken)
    throw new AnswerProblem(
      `"${is}" already replaces "${taken.from.key}": it cannot replace "${was}" as well.`,
    );
  const same = boxes.map((from) => ({
    from,
    to: targets.find(({ state }) => state === from.state) ?? to,
  }));
  return {
    ...matching,
    asked,
    same: [...matching.same, ...same],
    added: matching.added.filter((box) => !targets.includes(box)),
  };
}

function isNamed({ key, field }: PaperBox, name: string): boolean {
  return [key, field].some((each) => each === name || each.endsWith(`.${name}`));
}

function listed({ asked }: Matching): string {
  const names = asked.map(({ from }) => `"${from.key}"`);
  return names.length === 0 ? '' : ` Asked about: ${names.join(', ')}.`;
}
