import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A fillable field as pdf.js shows it. */
export type OfferedField = { name: string; isReadOnly: boolean; isDrawn: boolean };

/** Every box that pdf.js lets people fill, by page. */
export async function pdfjsFields(pdf: Uint8Array): Promise<OfferedField[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const fields: OfferedField[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    for (const each of await page.getAnnotations()) {
      if (each.subtype !== 'Widget' || each.fieldType === undefined) continue;
      const [left = 0, bottom = 0, right = 0, top = 0] = each.rect as number[];
      const isDrawn = right > left && top > bottom;
      fields.push({ name: each.fieldName, isReadOnly: each.readOnly === true, isDrawn });
    }
  }
  await task.destroy();
  return fields;
}
