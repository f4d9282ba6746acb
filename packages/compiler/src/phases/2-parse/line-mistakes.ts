import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { placeIn, rewriteLine, type Source, type YamlMistake } from './foundation/source.ts';
import type { MapEntry } from './foundation/yaml-node.ts';

/**
 * Names that occur twice in one group. Where there are several, the name above them is probably
 * missing.
 */
export function duplicateKeys(doubled: MapEntry[], first: MapEntry): YamlMistake {
  const [second = first, ...more] = doubled;
  const others = more.map(({ key }) => `"${key}"`).join(', ');
  return {
    code: 'duplicate-key',
    at: second.keyAt,
    message: `"${second.key}" appears here a second time${others && `, and below it ${others}`}.`,
    related: [{ at: first.keyAt, message: 'First used here:' }],
    help: others
      ? 'Perhaps the name they belong under is missing above them.'
      : 'Remove or rename one of them.',
  };
}

/** A name with a colon and nothing after it. */
export function emptyValue(name: string, at: SourceRange): YamlMistake {
  return {
    code: 'empty-value',
    at,
    message: `"${name}" has no value.`,
    help: 'Write the value after the colon, or indented below; or remove the line.',
  };
}

/** A dash with nothing after it, or nothing between two commas. */
export function emptyItem(offset: number, source: Source): YamlMistake {
  const dash = /-\s*$/.exec(source.text.slice(0, offset));
  const start = dash ? dash.index : offset;
  return {
    code: 'empty-value',
    at: placeIn(source, start, start + 1),
    message: 'This line of the list is empty.',
    help: 'Write its value after the dash, or remove the line.',
  };
}

/** A name in a row that has no value: often the end of a text with a comma in it. */
export function nameWithoutValue(name: string, at: SourceRange, index: number): YamlMistake {
  const [, first, rest] = /^([^\s:]+):(\S.*)$/.exec(name) ?? [];
  if (first !== undefined) {
    const message = 'There is no space after the colon.';
    return { code: 'missing-space', at, message, ...rewriteLine(at, `${first}: ${rest}`) };
  }
  if (index === 0) {
    const help = 'Write a name, a colon, a space and the value.';
    return { code: 'missing-colon', at, message: `"${name}" has no colon after its name.`, help };
  }
  return {
    code: 'comma-in-text',
    at,
    message: `"${name}" has no value.`,
    help: 'If the comma before it belongs to a text, put that text in quotes; if not, add a colon.',
  };
}

/** A number such as 2,200 in a row, cut at its commas; offset is where a later part begins. */
export function commaInNumber(offset: number, source: Source): YamlMistake | undefined {
  const before = /[0-9][0-9,]*,$/.exec(source.text.slice(0, offset))?.[0];
  const after = /^[0-9]{3}(?:,[0-9]{3})*(?:\.[0-9]+)?(?=[\s,}\]])/.exec(
    source.text.slice(offset),
  )?.[0];
  if (before === undefined || after === undefined) return undefined;
  const start = offset - before.length;
  const at = placeIn(source, start, offset + after.length);
  const number = (before + after).replaceAll(',', '');
  return {
    code: 'comma-in-text',
    at,
    message: 'This number has a comma in it.',
    help: `Write numbers without commas: ${number}.`,
    fixes: [{ title: `Write ${number}`, edits: [{ at, text: number }] }],
  };
}

/** Brackets where a name is expected. */
export function nameInBrackets(at: SourceRange): YamlMistake {
  return {
    code: 'bracket-in-row',
    at,
    message: 'A name cannot begin with a bracket.',
    help: 'Put the name in quotes.',
  };
}

/** A colon with no name before it. */
export function missingName(at: SourceRange): YamlMistake {
  return {
    code: 'missing-name',
    at: { ...at, end: at.start + 1 },
    message: 'There is no name before this colon.',
    help: 'Write a name before it, or remove the colon.',
  };
}
