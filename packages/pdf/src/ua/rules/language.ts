import type { UaDocument } from '../document.ts';
import { textAt } from '../elements.ts';
import type { Rule } from '../rule.ts';
import { placeOf } from './general.ts';
import { missing } from './identification.ts';

/** Every text must have a language. */
export const language: Rule[] = [
  ...elementTexts('7.2-21', 'ActualText', 'replacement'),
  ...elementTexts('7.2-22', 'Alt', 'alternative'),
  ...elementTexts('7.2-23', 'E', 'expansion'),
  {
    clause: '7.2-24',
    says: 'The language of the contents of every annotation is known.',
    breaches: (document) => annotationsWith(document, 'Contents'),
  },
  {
    clause: '7.2-25',
    says: 'The language of the tooltip of every field is known.',
    breaches: (document) => annotationsWith(document, 'TU'),
  },
  {
    clause: '7.2-29',
    says: 'Every language is written as a language tag, such as en or fr-CA.',
    breaches: ({ file, catalog, tree }) =>
      [catalog, ...tree.all.map(({ dictionary }) => dictionary)].flatMap((dictionary) => {
        const tag = textAt(file, dictionary, 'Lang');
        return tag === undefined || /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag) ? [] : [`"${tag}"`];
      }),
  },
  ...markTexts('7.2-30', 'ActualText', 'replacement'),
  ...markTexts('7.2-31', 'Alt', 'alternative'),
  ...markTexts('7.2-32', 'E', 'expansion'),
  {
    clause: '7.2-33',
    says: 'The language of the metadata is known.',
    breaches: ({ catalog, metadata }) =>
      missing(catalog.has('Lang') || !/xml:lang=["']x-default["']/.test(metadata ?? '')),
  },
  {
    clause: '7.2-34',
    says: 'The language of all printed text is known.',
    breaches: (document) =>
      document.pages.flatMap((page) =>
        page.content.shown.some(({ text, mark }) => {
          const element = text && document.elementOf(page, mark);
          return element && !document.hasLanguage(element);
        })
          ? [placeOf(page)]
          : [],
      ),
  },
];

function elementTexts(clause: string, key: string, kind: string): Rule[] {
  return [
    {
      clause,
      says: `The language of every ${kind} text is known.`,
      breaches: (document) =>
        document.tree.all
          .filter((each) => each.dictionary.has(key) && !document.hasLanguage(each))
          .map(({ written }) => `the element ${written}`),
    },
  ];
}

function markTexts(clause: string, key: string, kind: string): Rule[] {
  return [
    {
      clause,
      says: `The language of every ${kind} text in content is known.`,
      breaches: (document) =>
        document.pages.flatMap((page) =>
          page.content.marks.some(
            (mark) =>
              mark.tag === 'Span' &&
              mark.properties.has(key) &&
              !mark.properties.has('Lang') &&
              !document.hasLanguage(document.elementOf(page, mark)),
          )
            ? [placeOf(page)]
            : [],
        ),
    },
  ];
}

function annotationsWith(document: UaDocument, key: string): string[] {
  return document.pages.flatMap((page) =>
    page.annotations.some(
      (each) => each.has(key) && !document.hasLanguage(document.elementOfAnnotation(each)),
    )
      ? [placeOf(page)]
      : [],
  );
}
