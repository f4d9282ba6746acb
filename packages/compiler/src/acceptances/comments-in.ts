import { CST, Lexer } from 'yaml';

/** The positions of the comments and scalars in a YAML text, each from its first character to its end. */
export type CommentedText = {
  comments: { start: number; end: number }[];
  texts: { opens: number; end: number }[];
};

/** Control characters with which the library separates tokens. They occur in no file. */
const control = new Set<string>([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/**
 * Finds the comments in a YAML text, and not a "#" within a scalar. Reads no further than an offset and the
 * text that begins before it.
 */
export function commentsIn(text: string, until = text.length): CommentedText {
  const found: CommentedText = { comments: [], texts: [] };
  let start = 0;
  let opens: number | undefined;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    if (start > until && opens === undefined) break;
    if (control.has(token)) {
      isText = token === CST.SCALAR;
      continue;
    }
    const end = start + token.length;
    const type = CST.tokenType(token);
    if (isText || type?.endsWith('quoted-scalar')) {
      found.texts.push({ opens: opens ?? start, end });
      opens = undefined;
    } else if (type === 'block-scalar-header') opens = start;
    else if (type === 'comment') found.comments.push({ start, end });
    isText = false;
    start = end;
  }
  return found;
}
