import type { PdfField } from '@formpress/pdf';
import type { LinkedBinding } from '../linked/linked-form.ts';

/** What a case may call a field by, other than its name. */
export type Meanings = { fields: readonly PdfField[]; bindings: readonly LinkedBinding[] };

/**
 * The field that a case means by the line printed next to it, as in "line 4(c)" or "page 3, line 1", or by
 * the only question printed in it. Undefined where no field or several are meant.
 */
export function intendedField(key: string, { fields, bindings }: Meanings): string | undefined {
  const [, page, line] = /^(?:page ([0-9]+), )?line (\S+)$/.exec(key) ?? [];
  const meant =
    line === undefined
      ? bindings.filter((binding) => printsOnly(binding, key)).map(({ field }) => field.name)
      : fields.filter((field) => isOnLine(field, line, page)).map(({ name }) => name);
  return meant.length === 1 ? meant[0] : undefined;
}

function isOnLine({ widgets, type }: PdfField, line: string, page: string | undefined): boolean {
  const isHere = widgets.some(
    (widget) => widget.near?.line === line && (page === undefined || widget.page === Number(page)),
  );
  return isHere && type === 'text';
}

function printsOnly(binding: LinkedBinding, question: string): boolean {
  if (!('print' in binding)) return false;
  return binding.reads.length === 1 && binding.reads[0]?.name === question;
}
