/** Objects of a small PDF by number. A stream is its dictionary without the length, and its bytes. */
export type SimpleObjects = Record<number, string | { dictionary: string; data: string }>;

/** Writes a PDF by hand, so that tests control exactly what is in it. Object 1 is the catalog. */
export function simplePdf(objects: SimpleObjects, trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n';
  const size = Object.keys(objects).reduce((most, key) => Math.max(most, Number(key)), 0) + 1;
  const offsets = new Map<number, number>();
  for (const [number, object] of Object.entries(objects)) {
    offsets.set(Number(number), text.length);
    text += `${number} 0 obj\n${bodyOf(object)}\nendobj\n`;
  }
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n`;
  for (let number = 1; number < size; number += 1) {
    const offset = offsets.get(number);
    const place = String(offset ?? 0).padStart(10, '0');
    text += offset === undefined ? `${place} 00000 f \n` : `${place} 00000 n \n`;
  }
  text += `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

function bodyOf(object: SimpleObjects[number]): string {
  if (typeof object === 'string') return object;
  const { dictionary, data } = object;
  return `<<${dictionary}/Length ${data.length}>>\nstream\n${data}\nendstream`;
}

/** A PDF of one page with these fields, which are objects 10 and up. */
export function pdfWithFields(fields: string[], more: SimpleObjects = {}): Uint8Array {
  const numbers = fields.map((_, i) => 10 + i);
  const references = numbers.map((number) => `${number} 0 R`).join(' ');
  return simplePdf({
    1: `<</Type/Catalog/Pages 2 0 R/Lang(en-US)/AcroForm<</Fields[${references}]/DA(/Helv 0 Tf 0 g)>>>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
    3: `<</Type/Page/Parent 2 0 R/Annots[${references}]/Contents 4 0 R/Resources<<>>>>`,
    4: { dictionary: '', data: '0 0 1 rg 10 10 5 5 re f' },
    ...Object.fromEntries(numbers.map((number, i) => [number, fields[i] ?? ''])),
    ...more,
  });
}

/** A field and its widget in one dictionary. */
export function field(name: string, type: 'Tx' | 'Btn' | 'Ch' | 'Sig', rest = ''): string {
  return `<</Type/Annot/Subtype/Widget/FT/${type}/T(${name})/Rect[20 100 120 114]/F 4${rest}>>`;
}
