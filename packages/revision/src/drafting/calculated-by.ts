/** The questions by the line that they are, nearest first. */
export type QuestionOfLine = (line: string) => string | undefined;

/** A formula where the words next to a box say how it is calculated; nothing where a line is not known. */
export function calculatedBy(text: string, idOf: QuestionOfLine): string | undefined {
  return added(text, idOf) ?? subtracted(text, idOf) ?? multiplied(text, idOf);
}

const label = '([0-9]{1,2}[a-z]?|[A-Z])';

/** Add lines 1 through 3. Add lines 1a, 1b, and 1c. */
function added(text: string, idOf: QuestionOfLine): string | undefined {
  const [, list] =
    /^add (?:the amounts? (?:on|from) )?lines? ([^.;]*?)(?: and enter| enter|[.;]|$)/i.exec(text) ??
    [];
  if (list === undefined) return undefined;
  const range = new RegExp(`^${label} (?:through|to) ${label}\\b`).exec(list);
  const lines = range ? linesBetween(range[1] ?? '', range[2] ?? '') : (list.match(listed) ?? []);
  return joined(lines, ' + ', idOf);
}

const listed = /\b(?:[0-9]{1,2}[a-z]?|[A-Z])\b(?=,| and|$)/g;

/** Subtract line 5 from line 4. */
function subtracted(text: string, idOf: QuestionOfLine): string | undefined {
  const [, less, from] =
    new RegExp(`^subtract line ${label} from line ${label}\\b`, 'i').exec(text) ?? [];
  if (less === undefined || from === undefined) return undefined;
  const [what, whole] = [idOf(less), idOf(from)];
  return what && whole ? `max(0, ${whole} - ${what})` : undefined;
}

/** Multiply line 3 by $500. */
function multiplied(text: string, idOf: QuestionOfLine): string | undefined {
  const [, line, by] =
    new RegExp(`^multiply (?:the number on )?line ${label} by \\$?([0-9,]+)`, 'i').exec(text) ?? [];
  const id = line === undefined ? undefined : idOf(line);
  return id === undefined || by === undefined ? undefined : `${id} * ${by.replaceAll(',', '')}`;
}

function joined(lines: readonly string[], sign: string, idOf: QuestionOfLine): string | undefined {
  const ids = lines.map(idOf);
  return ids.length > 1 && ids.every((id) => id !== undefined) ? ids.join(sign) : undefined;
}

/** 1 to 4, or A to G. */
function linesBetween(first: string, last: string): string[] {
  const [from, to] = [first, last].map((each) =>
    /^[0-9]+$/.test(each) ? Number(each) : each.charCodeAt(0),
  );
  if (from === undefined || to === undefined || to < from || to - from > 30) return [];
  const count = to - from + 1;
  return Array.from({ length: count }, (_, i) =>
    /^[0-9]/.test(first) ? String(from + i) : String.fromCharCode(from + i),
  );
}
