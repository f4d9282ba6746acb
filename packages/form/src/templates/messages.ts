import { html, nothing } from 'lit';
import type { QuestionContext } from './question-context.ts';

/** The message at an answer that is refused. */
export function errorOf(id: string, problem: string | undefined) {
  return problem ? html`<p part="error" class="error" id="error-${id}">${problem}</p>` : nothing;
}

/** The ids of the elements that describe an input; undefined when there are none. */
export function describedBy(
  id: string,
  { problemOf, adviceOf }: Pick<QuestionContext, 'problemOf' | 'adviceOf'>,
  hasHint = false,
): string | undefined {
  const ids = [
    ...(hasHint ? [`hint-${id}`] : []),
    ...(problemOf(id) ? [`error-${id}`] : []),
    ...(adviceOf(id) ? [`advice-${id}`] : []),
  ];
  return ids.length > 0 ? ids.join(' ') : undefined;
}
