import { showInvisible } from '@formpress/patterns';
import { answersOn, type Sent } from './sent.ts';

const mostAnswers = 12;

/** The answers of a path in words: those that matter here, at most twelve. */
export function describeAnswers(
  sent: Sent,
  matters: (name: string) => boolean = () => true,
): string {
  const answers = answersOn(sent).filter(([name]) => matters(name));
  const shown = answers
    .slice(0, mostAnswers)
    .map(([name, answer]) => `${name} ${showInvisible(answer)}`);
  const more = answers.length - shown.length;
  if (shown.length === 0) return 'any answers';
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
