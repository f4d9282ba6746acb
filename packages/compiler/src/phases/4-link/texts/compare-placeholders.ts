import { parseTemplate } from './parse-template.ts';

/**
 * How the placeholders of a translation differ from those of the English, in any order: the first that one
 * has and the other lacks. Undefined when they agree or a text cannot be parsed.
 */
export function comparePlaceholders(
  english: string,
  translation: string,
  language: string,
): string | undefined {
  if (!english.includes('{{') && !translation.includes('{{')) return undefined;
  const wanted = placeholders(english);
  const found = placeholders(translation);
  if (!wanted || !found) return undefined;
  return (
    say(lackingIn(found, wanted), 'English', language, found) ??
    say(lackingIn(wanted, found), language, 'English', wanted)
  );
}

type Shown = { key: string; source: string };

/** The contents of all {{ }}. Answers reach clients as written, including spaces. */
function placeholders(text: string): Shown[] | undefined {
  const parsed = parseTemplate(text);
  if ('problem' in parsed) return undefined;
  return parsed.pieces.flatMap((piece) => {
    if ('words' in piece) return [];
    const { source } = piece;
    return { key: piece.isAmount ? `${piece.word ?? ''} @${piece.name}` : source, source };
  });
}

/** The first placeholder that the others have less often. */
function lackingIn(others: Shown[], all: Shown[]): Shown | undefined {
  const left = others.map(({ key }) => key);
  return all.find(({ key }) => {
    const index = left.indexOf(key);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

function say(lacking: Shown | undefined, one: string, other: string, others: Shown[]) {
  if (!lacking) return undefined;
  const isThere = others.some(({ key }) => key === lacking.key);
  const end = isThere ? ` more often than the ${other}.` : `, but the ${other} does not.`;
  return `The ${one} shows ${lacking.source}${end}`;
}
