import { CST, Lexer } from 'yaml';

/** Where the comments of a YAML text stand, and its texts: from the sign that opens one to its end. */
export type CommentedText = {
  comments: { start: number; end: number }[];
  texts: { opens: number; end: number }[];
};

/** Signs with which the library separates what it read. They stand in no file. */
const control = new Set<string>([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/** Tells comments from a "#" within a text. */
export function commentsIn(text: string): CommentedText {
  const found: CommentedText = { comments: [], texts: [] };
  let start = 0;
  let opens: number | undefined;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
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
