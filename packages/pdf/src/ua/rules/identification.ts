import { latin1 } from '../../reader/characters.ts';
import type { UaDocument } from '../document.ts';
import type { Rule } from '../rule.ts';

const schema = 'http://www.aiim.org/pdfua/ns/id/';

/** How a file says that it conforms. */
export const identification: Rule[] = [
  {
    clause: '5-1',
    says: 'The metadata name the part of PDF/UA.',
    breaches: (document) =>
      missing(partOf(document) !== undefined || document.metadata === undefined),
  },
  {
    clause: '5-2',
    says: 'The part of PDF/UA is 1.',
    breaches: (document) => missing((partOf(document) ?? '1') === '1'),
  },
  {
    clause: '5-3',
    says: 'The schema of PDF/UA has the prefix pdfuaid.',
    breaches: (document) => missing((prefixOf(document) ?? 'pdfuaid') === 'pdfuaid'),
  },
  {
    clause: '6.1-1',
    says: 'The file begins with the number of a version of PDF 1.',
    breaches: ({ bytes }) => missing(/^%PDF-1\.[0-7]\s/.test(latin1(bytes.subarray(0, 9)))),
  },
  {
    clause: '6.2-1',
    says: 'The catalog says that the file is tagged (MarkInfo, Marked).',
    breaches: (document) => missing(document.inCatalog('MarkInfo', 'Marked') === true),
  },
];

function prefixOf({ metadata }: UaDocument): string | undefined {
  return new RegExp(`xmlns:(\\w+)=["']${schema}["']`).exec(metadata ?? '')?.[1];
}

function partOf(document: UaDocument): string | undefined {
  const prefix = prefixOf(document);
  if (prefix === undefined) return undefined;
  const written = new RegExp(`<${prefix}:part>\\s*(\\d+)|\\b${prefix}:part=["'](\\d+)`);
  const found = written.exec(document.metadata ?? '');
  return found?.[1] ?? found?.[2];
}

/** The breaches of a rule about the whole file. */
export function missing(isMet: boolean): string[] {
  return isMet ? [] : ['the file'];
}
