import type { Answers } from '@formpress/engine';

/**
 * What a client sends on one path: answers by question id, and federal values where the second
 * interview takes them.
 */
export type Sent = { answers: Answers; federal?: Answers };

/** A path as one list: federal values by federal.<key>, then the answers. Blanks are absent. */
export function answersOn({ answers, federal = {} }: Sent): [name: string, answer: string][] {
  const given = Object.entries(federal).map(([key, value]): [string, string] => [
    `federal.${key}`,
    value,
  ]);
  return [...given, ...Object.entries(answers)];
}

/** What is sent when these are answered in order. The last answer to a question is used. */
export function sentOf(answered: Iterable<[name: string, answer: string]>, federal: boolean): Sent {
  const sent = { answers: new Map<string, string>(), federal: new Map<string, string>() };
  for (const [name, answer] of answered) {
    const key = name.replace(/^federal\./, '');
    const part = key === name ? sent.answers : sent.federal;
    part.delete(key);
    if (answer !== '') part.set(key, answer);
  }
  const answers = Object.fromEntries(sent.answers);
  return federal ? { answers, federal: Object.fromEntries(sent.federal) } : { answers };
}

/** What is sent with one more answer. A blank one is not sent. */
export function withAnswer(sent: Sent, name: string, answer: string): Sent {
  const key = name.replace(/^federal\./, '');
  if (key === name) return { ...sent, answers: changed(sent.answers, name, answer) };
  return { ...sent, federal: changed(sent.federal ?? {}, key, answer) };
}

function changed(answers: Answers, name: string, answer: string): Answers {
  const { [name]: _, ...others } = answers;
  return answer === '' ? others : { ...others, [name]: answer };
}

/** A key that identifies a path by what is sent, whatever the order. */
export function keyOf(sent: Sent): string {
  return JSON.stringify([sent.federal !== undefined, answersOn(sent).sort()]);
}
