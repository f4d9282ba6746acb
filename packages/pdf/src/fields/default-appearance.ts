import { latin1 } from '../reader/characters.ts';

/** The components of a colour: 1 for grey, 3 for RGB, 4 for CMYK. */
export type Color = number[];

export type DefaultAppearance = { font: string; size: number; color: Color };

const operand = String.raw`([-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+))`;
const font = new RegExp(String.raw`/([^\s/\[\]()<>{}%]+)\s+${operand}\s+Tf\b`, 'g');
const colors = new RegExp(
  String.raw`(?:${operand}\s+)?(?:${operand}\s+)?(?:${operand}\s+)?${operand}\s+(g|rg|k)\b`,
  'g',
);
/** No agency writes more than this. Longer strings would only cost time. */
const longest = 1000;
const components: Record<string, number> = { g: 1, rg: 3, k: 4 };

/** A cache: the fields of a form share a few appearances. */
const known = new Map<string, DefaultAppearance>();
const maxCached = 256;

/** Reads "/Helv 9 Tf 0 0 0.5 rg": font resource, size (0 is automatic) and colour of a field. */
export function readDefaultAppearance(bytes: Uint8Array): DefaultAppearance {
  const text = latin1(bytes.subarray(0, longest));
  const read = known.get(text) ?? parse(text);
  if (known.size >= maxCached) known.clear();
  known.set(text, read);
  return { ...read, color: [...read.color] };
}

function parse(text: string): DefaultAppearance {
  const named = [...text.matchAll(font)].at(-1);
  const colored = [...text.matchAll(colors)].at(-1);
  return {
    font: named?.[1] ?? 'Helv',
    size: Math.abs(Number(named?.[2] ?? 0)),
    color: colored ? colorOf(colored) : [0],
  };
}

function colorOf(match: RegExpExecArray): Color {
  const numbers = match.slice(1, 5).filter((each) => each !== undefined);
  const wanted = components[match[5] ?? 'g'] ?? 1;
  if (numbers.length < wanted) return [0];
  return numbers.slice(-wanted).map(Number);
}
