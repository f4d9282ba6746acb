import { type Language, languages } from '@formpress/model';

type Range = { tag: string; weight: number };

/** The maximum number of characters of the header that are read. Callers may send many thousands. */
const maxRead = 1_000;

/**
 * The language of a reply from Accept-Language (RFC 9110, with the lookup of RFC 4647). English when
 * nothing matches.
 */
export function chooseLanguage(header: string | undefined): Language {
  if (header === undefined) return 'en';
  const ranges = rangesIn(header).flatMap(readRange);
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const found = tag === '*' ? firstUnnamed(ranges) : lookUp(tag, ranges);
    if (found) return found;
  }
  return 'en';
}

/** The ranges in a header. A range that would be cut off is left out. */
function rangesIn(header: string): string[] {
  const ranges = header.slice(0, maxRead).split(',');
  return header.length > maxRead ? ranges.slice(0, -1) : ranges;
}

/** Parses a range. An invalid one is ignored; the others still count. */
function readRange(text: string): Range[] {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  if (!/^(\*|[a-z]{1,8}(-[a-z0-9]{1,8})*)$/.test(tag)) return [];
  if (parameters.length === 0) return [{ tag, weight: 1 }];
  const weight = /^q=(0(\.[0-9]{0,3})?|1(\.0{0,3})?)$/.exec(parameters.join(';'))?.[1];
  return weight === undefined ? [] : [{ tag, weight: Number(weight) }];
}

function lookUp(tag: string, ranges: Range[]): Language | undefined {
  const language = languages.find((each) => each === tag.split('-', 1)[0]);
  const unwanted = ranges.some((range) => range.tag === language && range.weight === 0);
  return unwanted ? undefined : language;
}

function firstUnnamed(ranges: Range[]): Language | undefined {
  return languages.find((language) => !ranges.some(({ tag }) => tag === language));
}
