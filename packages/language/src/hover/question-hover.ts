import type { LoweredForm } from '@formpress/compiler';
import { caseWith } from '../words/case-values.ts';
import type { HoverScope } from './hover-scope.ts';

/** A question as clients get it. */
type ServedQuestion = { id: string; questionText: string };

/** A question as served in every language, what it accepts, and its value in a case. */
export function questionHover({ linked, lowered, name, opened }: HoverScope): string | undefined {
  const question = linked?.questions.get(name.name);
  const bundled = lowered?.bundle.questions[name.name];
  if (!question || !lowered || !bundled) return undefined;
  const head = `**${question.id}** · ${question.places.answerName}${question.line ? ` · line ${question.line}` : ''}`;
  const asked = Object.keys(lowered.questionSets).flatMap((language) => {
    const text = servedText(lowered, language as keyof LoweredForm['questionSets'], question.id);
    return text ? [`- **${language}** ${text}`] : [];
  });
  const accepted = [
    ...(bundled.otherwise ? [bundled.otherwise.en] : []),
    ...(bundled.accepts ? [`\`${bundled.accepts}\``] : []),
  ];
  const formula = question.calculate
    ? [`Calculated: \`${question.calculate.is.text.trim()}\``]
    : [];
  const found = caseWith(lowered, question.id, opened);
  const value = found ? [`**${found.values.get(question.id)}** in the case “${found.about}”`] : [];
  return [head, asked.join('\n'), accepted.join('\n\n'), ...formula, ...value]
    .filter((each) => each !== '')
    .join('\n\n');
}

/** The words of a question as they are served. */
function servedText(
  { questionSets }: LoweredForm,
  language: keyof LoweredForm['questionSets'],
  id: string,
): string | undefined {
  const { interview, withFederal } = questionSets[language];
  for (const body of [...Object.values(interview), ...Object.values(withFederal ?? {})]) {
    const { questions } = body as { questions: ServedQuestion[] };
    const found = questions.find((each) => each.id === id);
    if (found) return found.questionText;
  }
  return undefined;
}
