import type { Bundle } from '@formpress/model';
import type { PdfField } from '@formpress/pdf';

/** The lines printed next to the boxes in which a question's answer appears. */
export function linesBeside(
  id: string,
  bundle: Bundle,
  fields: PdfField[],
): (string | undefined)[] {
  const reads = new RegExp(`"(?:read|question|answer|by)":"${id}"`);
  return bundle.pdf.fields
    .filter((binding) => reads.test(JSON.stringify(binding)))
    .flatMap(({ field }) => fields.find(({ name }) => name === field)?.widgets ?? [])
    .map(({ near }) => near?.line);
}
