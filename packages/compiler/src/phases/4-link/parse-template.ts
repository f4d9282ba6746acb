import Handlebars from 'handlebars';

/** A piece of a text with {{ }} in it. Positions are offsets in the text. */
export type TemplatePiece =
  | { words: string }
  | {
      source: string;
      start: number;
      end: number;
      /** The word before the name, such as usd or bare. */
      word?: string;
      name: string;
      isAmount: boolean;
      arguments: string[];
    };

export type ParsedTemplate =
  | { pieces: TemplatePiece[] }
  | { problem: string; start: number; end: number };

/** Splits a text into words and placeholders. Only names and one word before a name are allowed. */
export function parseTemplate(text: string): ParsedTemplate {
  const broken = unbalanced(text);
  if (broken) return broken;
  const pieces: TemplatePiece[] = [];
  for (const statement of Handlebars.parseWithoutProcessing(text, {}).body) {
    if (statement.type === 'ContentStatement') {
      pieces.push({ words: (statement as hbs.AST.ContentStatement).value });
      continue;
    }
    const { start, end } = stretch(text, statement.loc);
    const piece = placeholder(statement, text.slice(start, end), start, end);
    if (!piece) {
      const problem = `"${text.slice(start, end)}" is not a placeholder. Write a name between {{ and }}.`;
      return { problem, start, end };
    }
    pieces.push(piece);
  }
  return { pieces };
}

function placeholder(node: hbs.AST.Statement, source: string, start: number, end: number) {
  if (node.type !== 'MustacheStatement') return undefined;
  const { path, params, hash } = node as hbs.AST.MustacheStatement;
  if (path.type !== 'PathExpression' || hash?.pairs.length) return undefined;
  const first = path as hbs.AST.PathExpression;
  if (params.length === 0) return { source, start, end, ...nameOf(first), arguments: [] };
  const [subject, ...rest] = params;
  if (subject?.type !== 'PathExpression') return undefined;
  return {
    source,
    start,
    end,
    word: first.original,
    ...nameOf(subject as hbs.AST.PathExpression),
    arguments: rest.map((each) => String((each as hbs.AST.StringLiteral).value)),
  };
}

function nameOf(path: hbs.AST.PathExpression) {
  return { name: path.data ? path.parts.join('.') : path.original, isAmount: path.data };
}

/** What the library would say about braces, found before it can say it. */
function unbalanced(text: string): { problem: string; start: number; end: number } | undefined {
  for (let at = text.indexOf('{{'); at !== -1; at = text.indexOf('{{', at + 2)) {
    const close = text.indexOf('}}', at);
    const again = text.indexOf('{{', at + 2);
    if (close === -1 || (again !== -1 && again < close)) {
      return {
        problem: 'This {{ is never closed. Write }} after the name.',
        start: at,
        end: at + 2,
      };
    }
    const inside = text.slice(at + 2, close);
    if (!/^\s*(?:[a-z]+\s+)?@?[A-Za-z][\w.]*(?:\s+(?:[0-9]+|"[^"{}]*"))*\s*$/.test(inside)) {
      const source = text.slice(at, close + 2);
      const problem = `"${source}" is not a placeholder. Write a name between {{ and }}.`;
      return { problem, start: at, end: close + 2 };
    }
    at = close;
  }
  return undefined;
}

/** Handlebars counts lines and columns; we count characters. */
function stretch(text: string, loc: hbs.AST.SourceLocation): { start: number; end: number } {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
    lineStarts.push(at + 1);
  const offset = ({ line, column }: hbs.AST.Position) => (lineStarts[line - 1] ?? 0) + column;
  return { start: offset(loc.start), end: offset(loc.end) };
}
