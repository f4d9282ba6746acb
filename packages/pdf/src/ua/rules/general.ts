import type { UaDocument, UaPage } from '../document.ts';
import { isStandard } from '../elements.ts';
import type { Rule } from '../rule.ts';
import { missing } from './identification.ts';

/** Rules for all content and the structure tree. */
export const general: Rule[] = [
  {
    clause: '7.1-1',
    says: 'No artifact is inside tagged content.',
    breaches: (document) =>
      marksWhere(document, (mark) => mark.tag === 'Artifact' && isTagged(mark.parent)),
  },
  {
    clause: '7.1-2',
    says: 'No tagged content is inside an artifact.',
    breaches: (document) =>
      marksWhere(document, (mark) => mark.number !== undefined && isArtifact(mark.parent)),
  },
  {
    clause: '7.1-3',
    says: 'All content is tagged or an artifact.',
    breaches: (document) =>
      document.pages.flatMap((page) =>
        page.content.shown.some(({ mark }) => !isArtifact(mark) && !document.elementOf(page, mark))
          ? [placeOf(page)]
          : [],
      ),
  },
  {
    clause: '7.1-4',
    says: 'No tags are suspect (MarkInfo, Suspects).',
    breaches: (document) => missing(document.inCatalog('MarkInfo', 'Suspects') !== true),
  },
  {
    clause: '7.1-5',
    says: 'Every element has a standard type, or one that is mapped to a standard type.',
    breaches: ({ tree }) =>
      tree.all.flatMap(({ written, type }) =>
        type !== undefined || isCircular(tree.mapped(written)) ? [] : [`the element ${written}`],
      ),
  },
  {
    clause: '7.1-6',
    says: 'No type of element is mapped to itself.',
    breaches: ({ tree }) =>
      tree.mappings
        .filter((type) => isCircular(tree.mapped(type)))
        .map((type) => `the type ${type}`),
  },
  {
    clause: '7.1-7',
    says: 'No standard type of element is mapped to another.',
    breaches: ({ tree }) => tree.mappings.filter(isStandard).map((type) => `the type ${type}`),
  },
  {
    clause: '7.1-8',
    says: 'The document has metadata.',
    breaches: ({ metadata }) => missing(metadata !== undefined),
  },
  {
    clause: '7.1-9',
    says: 'The metadata have a title (dc:title).',
    breaches: ({ metadata }) =>
      missing(metadata === undefined || /<dc:title>.*?<rdf:li[^>]*>[^<]/s.test(metadata)),
  },
  {
    clause: '7.1-10',
    says: 'Viewers show the title of the document (DisplayDocTitle).',
    breaches: (document) =>
      missing(document.inCatalog('ViewerPreferences', 'DisplayDocTitle') === true),
  },
  {
    clause: '7.1-11',
    says: 'The file has a structure tree.',
    breaches: ({ root }) => missing(root !== undefined),
  },
  {
    clause: '7.1-12',
    says: 'Every element names its parent.',
    breaches: ({ tree }) =>
      tree.all.flatMap(({ dictionary, written }) =>
        dictionary.has('P') ? [] : [`the element ${written}`],
      ),
  },
];

type Mark = UaPage['content']['marks'][number];

function isTagged(mark: Mark | undefined): boolean {
  return mark !== undefined && (mark.number !== undefined || isTagged(mark.parent));
}

function isArtifact(mark: Mark | undefined): boolean {
  return mark !== undefined && (mark.tag === 'Artifact' || isArtifact(mark.parent));
}

function isCircular(types: string[]): boolean {
  return new Set(types).size < types.length;
}

function marksWhere({ pages }: UaDocument, isWrong: (mark: Mark) => boolean): string[] {
  return pages.filter(({ content }) => content.marks.some(isWrong)).map(placeOf);
}

/** The name of a page in breaches, such as "page 1". */
export function placeOf({ number }: UaPage): string {
  return `page ${number}`;
}
