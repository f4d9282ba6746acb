import { replaceWord } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import {
  childEntries,
  childOf,
  childText,
  keyPlace,
  nodeAt,
  textNodeOf,
} from '../foundation/entries.ts';
import type { LinkedNext, LinkedQuestion, LinkedSet, Target } from '../linked/linked-form.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { checkAnswers, describeKnownNames, unknownName } from '../names/unknown-name.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';
import { textsOfNote } from '../texts/texts-of.ts';
import { questionsOf } from './collect-questions.ts';
import { linkNotes } from './link-notes.ts';
import { questionToChooseBy } from './question-to-choose-by.ts';

/** What the sets of one interview may refer to. */
export type SetScope = {
  report: Report;
  text: TextScope;
  questions: Map<string, LinkedQuestion>;
  images: Iterable<string>;
  /** Ids of all sets of the interview. */
  sets: Set<string>;
  /** Finds the set that was probably meant where a set leads to one that does not exist. */
  meantBy: (from: string) => MapEntry | undefined;
  /** Names of the statements; none in a flow, whose end is the word `finish`. */
  statements?: Iterable<string>;
  /** What the interview belongs to: "form" or "flow". */
  owner: 'form' | 'flow';
};

/** Links one set: its texts, its questions and where it leads. For one that leads nowhere, only the texts. */
export function linkSet(
  entry: MapEntry,
  scope: SetScope,
): { set?: LinkedSet; texts: LinkedText[] } {
  const next = linkNext(entry, scope);
  const questions = questionsOf(entry).flatMap(({ key, keyAt }) => {
    const question = scope.questions.get(key);
    return question ? [{ question, at: keyAt }] : [];
  });
  const breadcrumb = linkText(textNodeOf(nodeAt(entry.value, 'breadcrumb')), scope.text);
  const notes = linkNotes(entry.value, scope.images, scope.text);
  const texts = [breadcrumb, ...notes.flatMap(textsOfNote)];
  if (!next) return { texts };
  return { set: { id: entry.key, at: entry.keyAt, breadcrumb, notes, questions, next }, texts };
}

function linkNext(entry: MapEntry, scope: SetScope): LinkedNext | undefined {
  const node = nodeAt(entry.value, 'next');
  const at = keyPlace(entry.value, 'next');
  const by = childText(node, 'by');
  if (!by) {
    const target = linkTarget(node, entry.key, scope);
    return target && { kind: 'always', at, target };
  }
  const question = questionToChooseBy(by, scope);
  const lines = childEntries(entry.value, 'next').filter(({ key }) => key !== 'by');
  if (question) checkAnswers(question, lines, scope.report, by.at);
  const goTo = new Map<string, { at: LinkedNext['at']; target: Target }>();
  for (const { key, keyAt, value } of lines) {
    const target = linkTarget(value, entry.key, scope);
    if (target) goTo.set(key, { at: keyAt, target });
  }
  return question && { kind: 'byAnswer', at, linesAt: node.at, question, byAt: by.at, goTo };
}

function linkTarget(node: YamlNode, from: string, scope: SetScope): Target | undefined {
  if (node.kind === 'text') return linkWord(node, from, scope);
  const finish = textNodeOf(childOf(node, 'finish') ?? node);
  const statements = [...(scope.statements ?? [])];
  if (statements.includes(finish.value)) return { finish: finish.value };
  scope.report(unknownName('unknown-statement', finish.value, statements, finish.at));
  return undefined;
}

function linkWord(node: TextNode, from: string, scope: SetScope): Target | undefined {
  if (node.value === 'INELIGIBLE' && scope.owner === 'form') return { ineligible: true };
  if (node.value === 'finish' && scope.owner === 'flow') return { finish: '' };
  if (scope.sets.has(node.value)) return { set: node.value };
  const meant = scope.meantBy(from);
  scope.report({
    code: 'unknown-set',
    severity: 'error',
    at: node.at,
    message: `"${from}" goes to "${node.value}", but the ${scope.owner} has no such set.${meant ? ` Did you mean "${meant.key}", to which nothing leads?` : ''}`,
    ...(meant && {
      related: [{ at: meant.keyAt, message: 'It is here:' }],
      fixes: [replaceWord(node.at, node.value, meant.key)],
    }),
    help: describeKnownNames([...scope.sets]),
  });
  return undefined;
}
