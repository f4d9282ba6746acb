import { lineAt, lineBelow, placeIn, type Source } from '../phases/2-parse/foundation/source.ts';
import type { Acceptance } from './acceptance.ts';
import { type CommentedText, commentsIn } from './comments-in.ts';

/**
 * A code has a dash in it. A single word counts only before a colon or at the end, so that
 * "accept no blanks here" stays an ordinary comment.
 */
const accepting =
  /^#+[ \t]*accept:?[ \t]+([a-z0-9]+(?:-[a-z0-9]+)+|[a-z0-9]+(?=[ \t]*(?::|$)))(?:[ \t]*:(.*))?/di;

/** The comments of a file that accept a warning. */
export function findAcceptances(source: Source): Acceptance[] {
  const { text } = source;
  const last = [...text.matchAll(/#[ \t]*accept\b/gi)].at(-1);
  if (!last) return [];
  const line = lineAt(text, last.index);
  const { comments, texts } = commentsIn(text, (lineBelow(text, line) ?? line).end);
  return comments.flatMap(({ start, end }) => {
    const comment = text.slice(start, end).trimEnd();
    const found = accepting.exec(comment);
    if (!found) return [];
    const [, code = '', reason = ''] = found;
    const codeStart = start + (found.indices?.[1]?.[0] ?? 0);
    return {
      at: placeIn(source, start, start + comment.length),
      code,
      codeAt: placeIn(source, codeStart, codeStart + code.length),
      reason: reason.trim(),
      covers: target(source, start, texts),
      isFirst: /^(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*$/.test(text.slice(0, start)),
    };
  });
}

/** What a comment applies to: its own line, or the next below it, with the text that begins there. */
function target(source: Source, comment: number, texts: CommentedText['texts']) {
  const own = lineAt(source.text, comment);
  const isAlone = own.start + own.indent === comment;
  const line = isAlone ? lineBelow(source.text, own) : own;
  if (!line) return placeIn(source, comment, comment);
  const begun = texts.filter(({ opens }) => opens >= line.start && opens < line.end);
  return placeIn(source, line.start, Math.max(line.end, ...begun.map(({ end }) => end)));
}
