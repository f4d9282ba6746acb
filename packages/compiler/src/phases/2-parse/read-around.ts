import {
  lineAt,
  linesBlock,
  openLines,
  type Source,
  type YamlMistake,
} from './foundation/source.ts';

/** The result of reading a text; a guess when some of its lines mislead about others. */
export type Reading<T> = { read: T; mistakes: YamlMistake[]; isGuess: boolean };

/** The rest of a file, and the lines that may lack something because lines below were left out. */
export type Rest<T> = { read: T; text: string; unsure: ReadonlySet<number>; more: YamlMistake[] };

type Reader<T> = (source: Source) => Reading<T>;
type Gap = { start: number; end: number };

// A file with more mistakes than this is better read again once some are fixed.
const most = 20;

// Reading takes a second for each 200,000 characters with mistakes in them.
const mostRead = 700_000;

/**
 * Leaves out the lines around each mistake, so that one mistake does not hide others. Returns undefined
 * when the rest cannot be read reliably either.
 */
export function readAround<T>(
  source: Source,
  first: Reading<T>,
  read: Reader<T>,
): Rest<T> | undefined {
  let { text } = source;
  let reading = first;
  const unsure = new Set<number>();
  const more: YamlMistake[] = [];
  let left = mostRead;
  const readOn = (part: Source) => {
    left -= part.text.length;
    return left < 0 ? undefined : read(part);
  };
  for (let count = 0; reading.isGuess; count += 1) {
    if (reading.mistakes.some(({ code }) => code === 'beyond-limit')) return undefined;
    const mistake = reading.mistakes.toSorted((a, b) => a.at.start - b.at.start)[0];
    const isLocal = mistake && mistake.code !== 'multiple-documents' && count < most;
    const next = isLocal && without(mistake, { ...source, text }, readOn);
    if (!next) return undefined;
    for (const line of openLines(text, lineAt(text, next.gap.start))) unsure.add(line.start);
    ({ text, reading } = next);
    more.push(...reading.mistakes);
  }
  return { read: reading.read, text, unsure, more };
}

/** Blanks out the smallest group of lines around a mistake that leaves nothing wrong up to its end. */
function without<T>(
  { at }: YamlMistake,
  source: Source,
  read: (source: Source) => Reading<T> | undefined,
) {
  for (const gap of gapsAround(at.start, source.text)) {
    const text = source.text.slice(0, gap.start) + blanked(source.text, gap);
    const reading = read({ ...source, text });
    if (!reading) return undefined;
    const stillWrong = reading.mistakes.some((mistake) => mistake.at.start < gap.end);
    if (!reading.isGuess || !stillWrong) return { gap, text, reading };
  }
  return undefined;
}

/** A line with what is below it, then the same for each line it belongs to. */
function gapsAround(offset: number, text: string): Gap[] {
  const line = lineAt(text, offset);
  const outer = openLines(text, line).filter(({ indent }) => indent < line.indent);
  return [line, ...outer].map((each) => linesBlock(text, each));
}

function blanked(text: string, { start, end }: Gap): string {
  return text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}
