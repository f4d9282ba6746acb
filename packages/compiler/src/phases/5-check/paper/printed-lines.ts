/** A printed row: its page and its words. */
type Row = { page: number; text: string };

const label = String.raw`(?:[0-9]{1,2}|[A-Za-z][0-9]{0,2})(?:[a-z]|\([a-z]\))?`;
const named = new RegExp(
  String.raw`\b(?:lines?|step) (${label}(?:(?:, | and | to )${label})*)(?![A-Za-z0-9])`,
  'gi',
);

/** The lines that a source names: "Worksheet, lines 1a and 1b" names 1a and 1b. */
export function linesNamedIn(from: string): string[] {
  return [...from.matchAll(named)].flatMap(([, list = '']) =>
    list.split(/, | and /).flatMap((part) => {
      const [, first, last] = /^([0-9]+) to ([0-9]+)$/.exec(part) ?? [];
      if (first === undefined || last === undefined) return [part];
      const count = Math.max(0, Number(last) - Number(first) + 1);
      return Array.from({ length: count }, (_, i) => String(Number(first) + i));
    }),
  );
}

/** The rows of all lines with a label: from where a line begins to the next one, or up from the box at its end. */
export function rowsOfLine<T extends Row>(wanted: string, rows: readonly T[]): T[] {
  const found = rows.flatMap(({ text }, index) => {
    const words = wordsOf(text);
    if (beginsLine(words, wanted))
      return [...listAbove(index, rows), ...downFrom(index, wanted, rows)];
    return endsLine(words, wanted) ? upFrom(index, rows) : [];
  });
  return [...new Set(found)];
}

const filler = /^[._·…•♦▶►$=]+$/;
const mostRows = 12;

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => !filler.test(word));
}

function plain(word: string | undefined): string {
  return (word ?? '').toLowerCase().replace(/[().:]/g, '');
}

/** Whether a row begins the wanted line: "1a Tips", "a Tips" under line 1, "(a) Tips", "3 (a) Children", "Step 3: Claim". */
function beginsLine(words: readonly string[], wanted: string): boolean {
  const whole = plain(wanted);
  const part = whole.replace(/^[0-9]+(?=[a-z])/, '');
  const [first, second] = [plain(words[0]), plain(words[1])];
  const isStep = /^(?:step|paso|étape)$/.test(first) && second === whole;
  const isPart = part !== whole && first === part && !isWord(words);
  return isStep || [first, first + second].includes(whole) || isPart;
}

/** Whether a row ends the wanted line, as in "Enter the result . . . 1a": the label is its last word, or before the last. */
function endsLine(words: readonly string[], wanted: string): boolean {
  return words
    .slice(1)
    .slice(-2)
    .some((word) => plain(word) === plain(wanted));
}

/** The rows of a list in braces, which stands beside its line and begins above it. */
function listAbove<T extends Row>(start: number, rows: readonly T[]): T[] {
  const above = rows.slice(Math.max(0, start - mostRows), start);
  const end = above.findLastIndex(({ page, text }) => {
    const words = wordsOf(text);
    return page !== rows[start]?.page || beginsAnyLine(words) || isLabel(words.at(-1) ?? '');
  });
  const between = above.slice(end + 1);
  return /^[•{]/.test(between[0]?.text ?? '') ? between : [];
}

/** From the beginning of a line to the row before the next. */
function downFrom<T extends Row>(start: number, wanted: string, rows: readonly T[]): T[] {
  const after = rows.slice(start + 1, start + mostRows);
  const end = after.findIndex(
    ({ page, text }) => page !== rows[start]?.page || beginsAnother(wordsOf(text), wanted),
  );
  return rows.slice(start, end < 0 ? start + mostRows : start + 1 + end);
}

function beginsAnother(words: readonly string[], wanted: string): boolean {
  return beginsAnyLine(words) && !beginsLine(words, wanted);
}

/** From the row at the end of a line up to where it begins. */
function upFrom<T extends Row>(end: number, rows: readonly T[]): T[] {
  const before = rows.slice(Math.max(0, end - mostRows), end + 1);
  const start = before.findLastIndex(
    ({ page, text }) => page === rows[end]?.page && beginsAnyLine(wordsOf(text)),
  );
  return start < 0 ? before.slice(-1) : before.slice(start);
}

const isNumber = /^(?:[0-9]{1,2}[a-z]?|[A-Z][0-9]{1,2})[.):]?$/;
const isLetter = /^(?:\([a-z]\)|[b-z][.)]?|[A-HJ-Z][.)]?|a[.)])$/;

function isLabel(word: string): boolean {
  return isNumber.test(word) || isLetter.test(word);
}

/** Whether a letter at the beginning of a row is a word: "a person", "I claim". */
function isWord([first = '', second = '']: readonly string[]): boolean {
  return /^[aI]$/.test(first) && !beginsSentence(second);
}

function beginsSentence(word: string): boolean {
  return /^[\p{Lu}(“"•{]/u.test(word);
}

/** Whether a row begins with a label and a new sentence. */
function beginsAnyLine([first = '', second = '']: readonly string[]): boolean {
  return beginsSentence(second) && (isLabel(first) || /^[aI]$/.test(first));
}
