import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import { childEntries, itemsOf, mapOf, textNodeOf } from '../foundation/entries.ts';
import type { LinkedFlow } from '../linked/linked.ts';
import type { LinkedQuestion } from '../linked/linked-form.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { checkAnswers } from '../names/unknown-name.ts';
import { questionsOf } from '../questions/collect-questions.ts';
import { linkInterview, linkQuestions } from '../questions/link-interview.ts';
import { type LocalityScope, reportUnknownForm } from './report-unknown-form.ts';

/** A flow and all its texts. */
type FlowLinking = { flow: LinkedFlow; texts: LinkedText[] };

/** Links a guided flow: an interview without statements, amounts or calculations, whose answers yield forms. */
export function linkFlow(id: string, file: Valid<unknown>, scope: LocalityScope): FlowLinking {
  const sets = mapOf(file.root).entries;
  const { report, kinds, text } = scope;
  const none = { amount: () => undefined, amounts: () => [] };
  const { questions, texts } = linkQuestions(sets, sets, { report, kinds, text, images: [] }, none);
  for (const entry of sets.flatMap(questionsOf)) linkForms(entry, questions.get(entry.key), scope);
  const linked = linkInterview(sets, {
    report,
    text,
    questions,
    images: [],
    owner: 'flow',
  });
  const at = { file: file.file, start: 0, end: 0 };
  const flow = { id, at, interview: linked.interview };
  return { flow, texts: [...texts, ...linked.texts] };
}

/** Checks what a question yields: its lines must be for answers that it has, and name forms that exist. */
function linkForms(
  { value }: MapEntry,
  question: LinkedQuestion | undefined,
  scope: LocalityScope,
): void {
  const lines = childEntries(value, 'forms');
  if (question) checkAnswers(question, lines, scope.report);
  for (const form of lines.flatMap((line) => itemsOf(line.value)))
    reportUnknownForm(textNodeOf(form), scope);
}
