import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF in base64, and the names of its fillable fields. */
export async function readPdf(base64: string): Promise<{ text: string; fields: string[] }> {
  const data = new Uint8Array(Buffer.from(base64, 'base64'));
  const task = getDocument({ data, verbosity: 0 });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    texts.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const fields = Object.keys((await document.getFieldObjects()) ?? {}).sort();
  await task.destroy();
  return { text: texts.join('\n'), fields };
}
