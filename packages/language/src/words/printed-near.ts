import type { PdfField } from '@formpress/pdf';

/** The printed line of a box and the words next to it. */
export function printedNear({ widgets, tooltip }: PdfField): { line?: string; text: string } {
  const near = widgets.find((widget) => widget.near)?.near;
  const text = near?.text ?? tooltip ?? '';
  return {
    ...(near?.line && { line: near.line }),
    text: text.length > 60 ? `${text.slice(0, 57)}…` : text,
  };
}
