import type { Gate, Table } from './define-bench.ts';

/** Prints a Markdown table with aligned columns, numbers to the right. */
export function printTable([head = [], ...rows]: Table): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: string[]) =>
    `| ${widths.map((width, i) => aligned(row[i] ?? '', width, i)).join(' | ')} |`;
  const rule = widths.map((width, i) =>
    i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

function aligned(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

/** Prints the targets, met or missed. */
export function printGates(gates: Gate[]): string {
  const rows = gates.map(({ about, reached, wanted, isMet }) => [
    about,
    reached,
    wanted,
    isMet ? 'yes' : 'NO',
  ]);
  return printTable([['gate', 'reached', 'wanted', 'met'], ...rows]);
}
