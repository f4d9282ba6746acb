import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { LinkedText } from './linked-text.ts';

/** How a question is displayed: the widget of the interface. */
export type QuestionWidget = { htmlType: string; displayType?: string };

export type LinkedOption = { value: string; label: LinkedText; at: SourceRange };

/** What an answer is. `choices` is a multi-select. */
export type AnswerKind = 'text' | 'number' | 'yesNo' | 'date' | 'choice' | 'choices';

/** A kind of answer from answers.yaml. */
export type LinkedKind = {
  name: string;
  at: SourceRange;
  show: QuestionWidget;
  kind: AnswerKind;
  takesOptions: boolean;
  options: LinkedOption[];
  accepts?: string;
  acceptsAt?: SourceRange;
  otherwise: LinkedText;
  /** The message for a question with bounds, as written and linked. */
  between?: { node: TextNode; text: LinkedText };
  scale?: number;
  /** It has an error, so what depends on it is not reported. */
  unsure?: true;
};

/** A pattern as written, on a kind, a question or a person field. */
export type LinkedPattern = {
  text: string;
  at: SourceRange;
  /** The place in the file of a part of the pattern. */
  placeOf(start: number, end: number): SourceRange;
  /** What the pattern belongs to, as the beginning of a sentence: The kind "count". */
  owner: string;
  /** The kind of answer; person fields have none. */
  kind?: LinkedKind;
};
