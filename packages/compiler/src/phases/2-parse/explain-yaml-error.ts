import type { ErrorCode } from 'yaml';
import { explainBracket, explainMissingComma } from './explain-bracket.ts';
import { explainIndentation, explainStrangeSpace } from './explain-indentation.ts';
import { explainMissingColon, explainNestedNames } from './explain-names.ts';
import {
  explainBackslash,
  explainFirstCharacter,
  explainTextAfter,
  explainUnclosedQuote,
} from './explain-quotes.ts';
import { lineAt, placeIn, type Source, type YamlMistake } from './foundation/source.ts';
import type { YamlError } from './yaml-error.ts';

/** Explains in an analyst's words why a file cannot be parsed here. */
export function explainYamlError(error: YamlError, source: Source): YamlMistake {
  const explain = explainers[error.code];
  return strangeSpaceAt(error, source) ?? explain?.(error, source) ?? unclear(error, source);
}

type Explainer = (error: YamlError, source: Source) => YamlMistake | undefined;

const explainers: Partial<Record<ErrorCode, Explainer>> = {
  BAD_DQ_ESCAPE: explainBackslash,
  BAD_INDENT: ({ pos, message }, source) =>
    message.startsWith('Flow')
      ? explainBracket(pos[0], source)
      : explainIndentation(pos[0], source),
  BAD_SCALAR_START: explainFirstCharacter,
  BLOCK_AS_IMPLICIT_KEY: ({ pos, message }, source) =>
    message.startsWith('Nested')
      ? explainNestedNames(pos[0], source)
      : explainIndentation(pos[0], source),
  BLOCK_IN_FLOW: ({ pos }, source) => explainMissingComma(pos[0], source),
  MISSING_CHAR: explainMissingCharacter,
  MULTILINE_IMPLICIT_KEY: ({ pos }, source) => explainMissingColon(pos[0], source),
  UNEXPECTED_TOKEN: explainTextAfter,
};

function explainMissingCharacter(
  { pos, message }: YamlError,
  source: Source,
): YamlMistake | undefined {
  if (message.startsWith('Missing closing')) {
    return explainUnclosedQuote(pos[0], message.includes('"') ? '"' : "'", source);
  }
  if (message.startsWith('Missing ,')) return explainMissingComma(pos[0], source);
  return explainMissingColon(pos[0], source);
}

function strangeSpaceAt({ code, pos }: YamlError, source: Source): YamlMistake | undefined {
  const line = lineAt(source.text, pos[0]);
  const blanks = line.text.slice(0, line.indent);
  return code === 'TAB_AS_INDENT' || /[^ ]/.test(blanks)
    ? explainStrangeSpace(line, source)
    : undefined;
}

function unclear({ pos }: YamlError, source: Source): YamlMistake {
  const line = lineAt(source.text, Math.min(pos[0], source.text.length));
  return {
    code: 'unreadable-line',
    at: placeIn(source, line.start + line.indent, line.end),
    message: 'This line cannot be understood.',
    help: 'Compare its indentation, colons, quotes and brackets with the lines around it.',
  };
}
