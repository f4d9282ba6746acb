import { type PDFContext, PDFRawStream, type PDFRef } from 'pdf-lib';
import type { DrawOptions } from '../draw-options.ts';

/** Adds what programs read about the document: its title and language, and that it conforms to PDF/UA-1. */
export function addMetadata(context: PDFContext, options: DrawOptions): PDFRef {
  const bytes = new TextEncoder().encode(metadata(options));
  const dict = context.obj({ Type: 'Metadata', Subtype: 'XML', Length: bytes.length });
  return context.register(PDFRawStream.of(dict, bytes));
}

function metadata({ title, language }: DrawOptions): string {
  const words = escaped(title);
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${words}</rdf:li><rdf:li xml:lang="${language}">${words}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>Formpress</pdf:Producer>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? '');
}
