import type { Inspection, PdfField, PdfWidget } from '@formpress/pdf';

const head = ['page', 'type', 'length', 'state', 'line', 'printed next to it', 'name'];
const longest = 40;

/** The boxes of a PDF as a table, one line each, followed by what is unusual about the file. */
export function fieldTable({ fields, stale, orphans, encrypted, xfa }: Inspection): string {
  const rows = fields.flatMap((field) => field.widgets.map((widget) => rowOf(field, widget)));
  const widths = head.map((word, i) =>
    Math.max(word.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const notes = [
    encrypted && 'The file is encrypted; preparing it opens it.',
    xfa && 'The file has an XFA form as well; preparing it removes that.',
    stale.length > 0 && `Names that are on no page: ${quoted(stale)}.`,
    orphans.length > 0 && `Boxes that are missing from the form: ${quoted(orphans)}.`,
  ].filter((note) => note !== false);
  return `${[...lines, ...notes].join('\n')}\n`;
}

function rowOf(field: PdfField, { page, on, near }: PdfWidget): string[] {
  const kind = field.comb ? `${field.type}, cells` : field.type;
  return [
    String(page),
    kind,
    field.maxLength === undefined ? '' : String(field.maxLength),
    on ?? '',
    near?.line ?? '',
    shortened(near?.text ?? ''),
    field.name.replaceAll('\n', '\\n').replaceAll('\r', '\\r'),
  ];
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

function quoted(names: string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
