import { catalogOf } from '../../reader/pages.ts';
import { type Dictionary, isDictionary } from '../../reader/values.ts';
import { widgetOf } from '../../structure/elements.ts';
import { nameText, type UaDocument, type UaPage } from '../document.ts';
import { attributeOf, textAt } from '../elements.ts';
import type { Rule } from '../rule.ts';
import { placeOf } from './general.ts';
import { missing } from './identification.ts';
import { elementsOf } from './nesting.ts';

const hidden = 2;

/** Annotations, fields, and what a form may not have. */
export const annotations: Rule[] = [
  {
    clause: '7.15-1',
    says: 'The form has no XFA.',
    breaches: (document) => missing(document.inCatalog('AcroForm', 'XFA') === null),
  },
  {
    clause: '7.18.1-1',
    says: 'Every annotation except widgets, links and pop-ups is in an element of type Annot.',
    breaches: (document) =>
      where(document, (each, subtype) => isOther(subtype) && typeOf(document, each) !== 'Annot'),
  },
  {
    clause: '7.18.1-2',
    says: 'Every annotation except widgets, links and pop-ups is described.',
    breaches: (document) =>
      where(document, (each, subtype) => isOther(subtype) && !isDescribed(document, each)),
  },
  {
    clause: '7.18.1-3',
    says: 'Every field has a tooltip, or its widgets have an alternative text.',
    breaches: (document) =>
      where(
        document,
        (each, subtype) =>
          subtype === 'Widget' && !tooltipOf(document, each) && !alternativeOf(document, each),
      ),
  },
  {
    clause: '7.18.2-1',
    says: 'There are no trap networks.',
    breaches: (document) => where(document, (_, subtype) => subtype === 'TrapNet'),
  },
  {
    clause: '7.18.3-1',
    says: 'On a page with annotations the tab key follows the structure (Tabs S).',
    breaches: ({ file, pages }) =>
      pages
        .filter((page) => page.annotations.length > 0)
        .filter((page) => nameText(file.at(page.dictionary, 'Tabs')) !== 'S')
        .map(placeOf),
  },
  {
    clause: '7.18.4-1',
    says: 'Every widget is in an element of type Form.',
    breaches: (document) =>
      where(document, (each, subtype) => subtype === 'Widget' && typeOf(document, each) !== 'Form'),
  },
  {
    clause: '7.18.4-2',
    says: 'An element of type Form holds one widget and nothing else, or says what its content is (Role).',
    breaches: (document) =>
      elementsOf(document, 'Form')
        .filter((element) => {
          const hasRole = attributeOf(document.file, element, 'PrintField', 'Role') !== null;
          const [only, ...others] = [...element.kids, ...element.content];
          const isWidget = widgetOf(document.file, element.content[0] ?? null) !== undefined;
          return !hasRole && !(only && others.length === 0 && isWidget);
        })
        .map(() => 'an element of type Form'),
  },
  {
    clause: '7.18.5-1',
    says: 'Every link is in an element of type Link.',
    breaches: (document) =>
      where(document, (each, subtype) => subtype === 'Link' && typeOf(document, each) !== 'Link'),
  },
  {
    clause: '7.18.5-2',
    says: 'Every link is described.',
    breaches: (document) =>
      where(
        document,
        (each, subtype) => subtype === 'Link' && !textAt(document.file, each, 'Contents'),
      ),
  },
  {
    clause: '7.20-1',
    says: 'No drawing is taken from another file.',
    breaches: ({ pages }) =>
      pages
        .filter(({ content }) => content.forms.some(({ dictionary }) => dictionary.has('Ref')))
        .map(placeOf),
  },
];

function isOther(subtype: string): boolean {
  return !['Widget', 'Popup', 'Link', 'PrinterMark', 'TrapNet'].includes(subtype);
}

function where(
  { file, pages }: UaDocument,
  isWrong: (annotation: Dictionary, subtype: string) => boolean,
): string[] {
  const subtypeOf = (each: Dictionary) => nameText(file.at(each, 'Subtype')) ?? '';
  const isBroken = (page: UaPage) =>
    page.annotations.some((each) => isWrong(each, subtypeOf(each)));
  return pages.filter(isBroken).map(placeOf);
}

function typeOf(document: UaDocument, annotation: Dictionary): string | undefined {
  return document.elementOfAnnotation(annotation)?.type;
}

function isDescribed(document: UaDocument, annotation: Dictionary): boolean {
  const flags = document.file.at(annotation, 'F');
  const isHidden = typeof flags === 'number' && (flags & hidden) !== 0;
  return (
    isHidden || annotation.has('Contents') || alternativeOf(document, annotation) !== undefined
  );
}

function alternativeOf(document: UaDocument, annotation: Dictionary): string | undefined {
  const element = document.elementOfAnnotation(annotation);
  return element && textAt(document.file, element.dictionary, 'Alt');
}

/** The tooltip of a widget or of the field that it belongs to. */
function tooltipOf({ file }: UaDocument, widget: Dictionary): string | undefined {
  const catalog = catalogOf(file);
  for (let at = widget; at !== catalog; ) {
    const own = textAt(file, at, 'TU');
    if (own) return own;
    const parent = file.at(at, 'Parent');
    if (!isDictionary(parent)) return undefined;
    at = parent;
  }
  return undefined;
}
