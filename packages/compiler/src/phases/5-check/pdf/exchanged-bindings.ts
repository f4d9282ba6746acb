import { type Language, lastLevel } from '@formpress/model';
import type { Fix } from '../../../diagnostics/diagnostic.ts';
import { asWritten } from '../../2-parse/foundation/source.ts';
import type { LinkedBinding, LinkedForm, LinkedQuestion } from '../../4-link/linked/linked-form.ts';
import { wordsOf } from '../foundation/all-texts.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { lineOf, questionsReadBy } from './lines-of.ts';

/** How much better two bindings must fit the other way round, as a share between 0 and 1. */
const leastGain = 0.25;

const longestCaption = 60;

/** A box with what is printed next to it, and the words of what it holds. */
type Held = {
  binding: LinkedBinding;
  caption: string;
  captionWords: ReadonlySet<string>;
  ownWords: ReadonlySet<string>;
  /** Whether the line of the question is that of the box. */
  isOnItsLine: boolean;
};

/** The words next to two boxes must not say that each holds what belongs in the other. */
export const exchangedBindings = defineCheck({
  code: 'exchanged-bindings',
  severity: 'warning',
  check: eachForm((form, report) => {
    const held = form.pdf.bindings.flatMap((binding) => heldIn(binding, form));
    for (const [i, one] of held.entries())
      for (const other of held.slice(i + 1)) {
        if (one.binding.field.type !== other.binding.field.type) continue;
        if (gain(one, other) < leastGain || gain(other, one) < leastGain) continue;
        const [first, second] = [one, other].map(({ binding }) => lastLevel(binding.field.name));
        report({
          at: one.binding.at,
          message: `The words next to "${first}" and "${second}" suggest that their bindings are swapped.`,
          related: [
            {
              at: other.binding.at,
              message: `“${short(one.caption)}” is next to "${first}", and “${short(other.caption)}” next to "${second}":`,
            },
          ],
          ...remedyFor(one, other),
        });
      }
  }),
});

/**
 * The help and the fix for two bindings. Boxes that hold the question of their line stay: then the words of
 * the questions were exchanged.
 */
function remedyFor(one: Held, other: Held): { help: string; fixes?: Fix[] } {
  const accept = 'If the words are read wrongly, accept this warning with that reason.';
  if (one.isOnItsLine || other.isOnItsLine)
    return { help: `Their lines agree, so look at the words of the questions. ${accept}` };
  const edits = [
    { at: one.binding.at, text: asWritten(other.binding.written) },
    { at: other.binding.at, text: asWritten(one.binding.written) },
  ];
  const help = `Exchange what is printed in them. ${accept}`;
  return { help, fixes: [{ title: 'Exchange them', edits }] };
}

function short(caption: string): string {
  return caption.length > longestCaption ? `${caption.slice(0, longestCaption)}…` : caption;
}

/** How much better what a box holds fits the words next to the other box. */
function gain({ ownWords, captionWords }: Held, other: Held): number {
  return overlap(ownWords, other.captionWords) - overlap(ownWords, captionWords);
}

/** What a box holds, with the words next to it; empty where no words are near, or where line numbers decide. */
function heldIn(binding: LinkedBinding, { blank, questions, language }: LinkedForm): Held[] {
  const field = blank.fields.find(({ name }) => name === binding.field.name);
  const { text: caption, line } = field?.widgets[0]?.near ?? {};
  const read = 'choose' in binding ? [] : [...questionsReadBy(binding)];
  const asked = read.flatMap((id) => questions.get(id) ?? []);
  const isOne = 'tick' in binding || read.length === 1;
  if (!caption || !isOne || asked.length !== read.length || read.length === 0) return [];
  if (line && asked.some((each) => each.line !== undefined && lineOf(each.line) !== line))
    return [];
  const own = asked.map((question) => textsOf(question, binding, language)).join(' ');
  const isOnItsLine = line !== undefined && asked.some((each) => each.line !== undefined);
  return [
    { binding, caption, captionWords: stemsIn(caption), ownWords: stemsIn(own), isOnItsLine },
  ];
}

/** The labels of the answers that tick a box; else the question. */
function textsOf(question: LinkedQuestion, binding: LinkedBinding, language: Language): string {
  const values = 'tick' in binding ? [...binding.tick.text.matchAll(/'([^']+)'/g)] : [];
  const options = question.options.filter(({ value }) => values.some(([, each]) => each === value));
  const texts = options.length > 0 ? options.map(({ label }) => label) : [question.ask];
  return texts.map((text) => wordsOf(text[language])).join(' ');
}

/** The share of the words of the shorter text that the other one has, too. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size);
  return least === 0 ? 0 : [...one].filter((word) => other.has(word)).length / least;
}

/** Words that are in captions of all kinds. */
const frequent = new Set(
  [
    'the and for your you are with that this not any who from enter amount number line have has will can may see',
    'les des une pour vous votre est dans sur que qui los las una por para con del',
  ].flatMap((words) => words.split(' ')),
);

/** The words of a text without their plural. */
function stemsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !frequent.has(word)).map((word) => word.replace(/s$/, '')));
}
