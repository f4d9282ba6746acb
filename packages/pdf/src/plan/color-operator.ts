import type { PdfFile } from '../reader/pdf-file.ts';
import type { Value } from '../reader/values.ts';
import { serializeNumber } from '../writer/serialize.ts';

const fills: Record<number, [string, string]> = { 1: ['g', 'G'], 3: ['rg', 'RG'], 4: ['k', 'K'] };

/** The operator that sets a colour; undefined without one, which means transparent. */
export function colorOperator(
  file: PdfFile,
  color: Value,
  use: 'fill' | 'stroke',
): string | undefined {
  const parts = Array.isArray(color) ? color.map(file.resolve) : [];
  const numbers = parts.filter((part) => typeof part === 'number');
  const operator = fills[numbers.length]?.[use === 'fill' ? 0 : 1];
  return operator && `${numbers.map(serializeNumber).join(' ')} ${operator}`;
}
