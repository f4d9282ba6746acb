import type { UaDocument } from '../document.ts';
import { attributeOf, type UaElement } from '../elements.ts';
import type { Rule } from '../rule.ts';

/** Which elements an element may be in, and which may be in it. */
type Nesting = { clause: string; of: string; in?: string[]; holds?: string[] };

const nestings: Nesting[] = [
  { clause: '7.2-3', of: 'Table', holds: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'] },
  { clause: '7.2-4', of: 'TR', in: ['Table', 'THead', 'TBody', 'TFoot'] },
  { clause: '7.2-5', of: 'THead', in: ['Table'] },
  { clause: '7.2-6', of: 'TBody', in: ['Table'] },
  { clause: '7.2-7', of: 'TFoot', in: ['Table'] },
  { clause: '7.2-8', of: 'TH', in: ['TR'] },
  { clause: '7.2-9', of: 'TD', in: ['TR'] },
  { clause: '7.2-10', of: 'TR', holds: ['TH', 'TD'] },
  { clause: '7.2-17', of: 'LI', in: ['L'] },
  { clause: '7.2-18', of: 'LBody', in: ['LI'] },
  { clause: '7.2-19', of: 'L', holds: ['L', 'LI', 'Caption'] },
  { clause: '7.2-20', of: 'LI', holds: ['Lbl', 'LBody'] },
  { clause: '7.2-26', of: 'TOCI', in: ['TOC'] },
  { clause: '7.2-27', of: 'TOC', holds: ['TOC', 'TOCI', 'Caption'] },
  { clause: '7.2-36', of: 'THead', holds: ['TR'] },
  { clause: '7.2-37', of: 'TBody', holds: ['TR'] },
  { clause: '7.2-38', of: 'TFoot', holds: ['TR'] },
];

/** How tables and lists are built. */
export const nesting: Rule[] = [
  ...nestings.map(ruleOf),
  {
    clause: '7.2-11',
    says: 'A table has at most one THead.',
    breaches: (document) => tablesWhere(document, (count) => count('THead') > 1),
  },
  {
    clause: '7.2-12',
    says: 'A table has at most one TFoot.',
    breaches: (document) => tablesWhere(document, (count) => count('TFoot') > 1),
  },
  {
    clause: '7.2-13',
    says: 'A table with a TFoot has a TBody.',
    breaches: (document) =>
      tablesWhere(document, (count) => count('TFoot') > 0 && count('TBody') === 0),
  },
  {
    clause: '7.2-14',
    says: 'A table with a THead has a TBody.',
    breaches: (document) =>
      tablesWhere(document, (count) => count('THead') > 0 && count('TBody') === 0),
  },
  {
    clause: '7.2-43',
    says: 'All rows of a table have the same number of columns.',
    breaches: (document) =>
      elementsOf(document, 'Table').flatMap((table) =>
        new Set(rowsOf(table).map((row) => columnsOf(document, row))).size > 1 ? ['a table'] : [],
      ),
  },
  {
    clause: '7.5-1',
    says: 'Every TH has a Scope, or every TD names its headers.',
    breaches: (document) =>
      elementsOf(document, 'TH').flatMap((cell) =>
        attributeOf(document.file, cell, 'Table', 'Scope') === null ? ['a header of a table'] : [],
      ),
  },
];

function ruleOf({ clause, of, in: parents, holds }: Nesting): Rule {
  const isWrong = ({ parent, kids }: UaElement) =>
    parents
      ? !parents.includes(parent?.type ?? '')
      : kids.some(({ type }) => !holds?.includes(type ?? ''));
  const list = (parents ?? holds ?? []).join(', ');
  return {
    clause,
    says: parents ? `${of} is only in ${list}.` : `${of} holds only ${list}.`,
    breaches: (document) =>
      elementsOf(document, of)
        .filter(isWrong)
        .map(() => `an element of type ${of}`),
  };
}

/** The elements of a standard type. */
export function elementsOf({ tree }: UaDocument, type: string): UaElement[] {
  return tree.all.filter((element) => element.type === type);
}

function tablesWhere(
  document: UaDocument,
  isWrong: (count: (type: string) => number) => boolean,
): string[] {
  return elementsOf(document, 'Table')
    .filter(({ kids }) => isWrong((type) => kids.filter((kid) => kid.type === type).length))
    .map(() => 'a table');
}

function rowsOf({ kids }: UaElement): UaElement[] {
  return kids.flatMap((kid) => (kid.type === 'TR' ? [kid] : rowsOf(kid)));
}

/** The number of columns of a row. A cell that spans several rows counts only in its first row. */
function columnsOf({ file }: UaDocument, { kids }: UaElement): number {
  return kids.reduce((sum, cell) => {
    const span = attributeOf(file, cell, 'Table', 'ColSpan');
    return sum + (typeof span === 'number' ? span : 1);
  }, 0);
}
