/** Finds the id of the nearest earlier question for a line. */
export type QuestionOfLine = (line: string) => string | undefined;

/** The formula that the words next to a box describe; undefined if they describe none or name an unknown line. */
export function calculatedBy(text: string, idOf: QuestionOfLine): string | undefined {
  return added(text, idOf) ?? subtracted(text, idOf) ?? multiplied(text, idOf);
}

const label = '([A-Z]?[0-9]{1,2}[a-z]?|[A-Z])';

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

const listed = /\b(?:[A-Z]?[0-9]{1,2}[a-z]?|[A-Z])\b(?=,| and|$)/g;

/** Subtract line 5 from line 4. Line 4 minus line 5. */
function subtracted(text: string, idOf: QuestionOfLine): string | undefined {
  const [, left, right] = new RegExp(`^line ${label} minus line ${label}\\b`, 'i').exec(text) ?? [];
  const [, less = right, from = left] =
    new RegExp(`^subtract line ${label} from line ${label}\\b`, 'i').exec(text) ?? [];
  if (less === undefined || from === undefined || /negative/i.test(text)) return undefined;
  const [what, whole] = [idOf(less), idOf(from)];
  return what && whole ? `max(0, ${whole} - ${what})` : undefined;
}

/** Multiply line 3 by $500. Line 3 multiplied by $500. */
function multiplied(text: string, idOf: QuestionOfLine): string | undefined {
  const order = `(?:multiply (?:the number on )?line ${label} by|line ${label} multiplied by)`;
  const [, first, second, by] = new RegExp(`^${order} \\$?([0-9,]+)`, 'i').exec(text) ?? [];
  const line = first ?? second;
  const id = line === undefined ? undefined : idOf(line);
  return id === undefined || by === undefined ? undefined : `${id} * ${by.replaceAll(',', '')}`;
}

function joined(lines: readonly string[], sign: string, idOf: QuestionOfLine): string | undefined {
  const ids = lines.map(idOf);
  return ids.length > 1 && ids.every((id) => id !== undefined) ? ids.join(sign) : undefined;
}

/** 1 to 4, A to G, or A1 to A3. */
function linesBetween(first: string, last: string): string[] {
  const [, letter = '', number = ''] = /^([A-Z])([0-9]+)$/.exec(first) ?? [];
  if (number !== '' && last.startsWith(letter))
    return linesBetween(number, last.slice(1)).map((line) => letter + line);
  const [from, to] = [first, last].map((each) =>
    /^[0-9]+$/.test(each) ? Number(each) : each.charCodeAt(0),
  );
  if (from === undefined || to === undefined || to < from || to - from > 30) return [];
  const count = to - from + 1;
  return Array.from({ length: count }, (_, i) =>
    /^[0-9]/.test(first) ? String(from + i) : String.fromCharCode(from + i),
  );
}
