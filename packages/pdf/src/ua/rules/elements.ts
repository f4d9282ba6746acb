import type { UaDocument } from '../document.ts';
import { textAt, type UaElement } from '../elements.ts';
import type { Rule } from '../rule.ts';
import { missing } from './identification.ts';
import { elementsOf } from './nesting.ts';

const numbered = /^H([1-6])$/;

/** Headings, figures, formulas and notes. */
export const elements: Rule[] = [
  {
    clause: '7.3-1',
    says: 'Every figure has an alternative or a replacement text.',
    breaches: (document) => withoutText(document, 'Figure'),
  },
  {
    clause: '7.4.2-1',
    says: 'The first heading is H1, and no level of headings is skipped.',
    breaches: ({ tree }) => {
      let before = 0;
      return tree.all.flatMap(({ type }) => {
        const level = Number(numbered.exec(type ?? '')?.[1] ?? 0);
        if (level === 0) return [];
        const isWrong = level > before + 1;
        before = level;
        return isWrong ? [`the heading ${type}`] : [];
      });
    },
  },
  {
    clause: '7.4.4-1',
    says: 'An element has at most one H.',
    breaches: ({ tree }) =>
      tree.all.flatMap(({ kids, written }) =>
        kids.filter(({ type }) => type === 'H').length > 1 ? [`the element ${written}`] : [],
      ),
  },
  {
    clause: '7.4.4-2',
    says: 'A document has headings with numbers (H1) or without (H), but not both.',
    breaches: (document) => {
      const hasNumbers = document.tree.all.some(({ type }) => numbered.test(type ?? ''));
      return missing(!hasNumbers || elementsOf(document, 'H').length === 0);
    },
  },
  {
    clause: '7.7-1',
    says: 'Every formula has an alternative or a replacement text.',
    breaches: (document) => withoutText(document, 'Formula'),
  },
  {
    clause: '7.9-1',
    says: 'Every note has an identifier.',
    breaches: (document) =>
      elementsOf(document, 'Note')
        .filter(({ dictionary }) => !textAt(document.file, dictionary, 'ID'))
        .map(() => 'a note'),
  },
  {
    clause: '7.9-2',
    says: 'No two notes have the same identifier.',
    breaches: (document) => {
      const all = elementsOf(document, 'Note').flatMap(
        ({ dictionary }) => textAt(document.file, dictionary, 'ID') ?? [],
      );
      return missing(new Set(all).size === all.length);
    },
  },
];

function withoutText(document: UaDocument, type: string): string[] {
  const has = ({ dictionary }: UaElement) =>
    textAt(document.file, dictionary, 'Alt') || textAt(document.file, dictionary, 'ActualText');
  return elementsOf(document, type)
    .filter((element) => !has(element))
    .map(() => `an element of type ${type}`);
}
