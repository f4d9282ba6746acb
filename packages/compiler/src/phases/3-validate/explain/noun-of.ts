import type { Shape } from '../shape/shape.ts';

/** What analysts call a type that has another name. */
const nouns: Record<string, string> = {
  AuthoredSet: 'question set',
  AuthoredSetChange: 'change to a question set',
  AuthoredQuestionChange: 'change to a question',
  AuthoredBound: 'bound with "is"',
  AuthoredFlowSet: 'question set of a flow',
  AuthoredFlowQuestion: 'question of a flow',
  AuthoredKind: 'kind of answer',
  AuthoredTextNote: 'note with "text"',
  AuthoredListNote: 'note with "list"',
  AuthoredTableNote: 'note with "table"',
  AuthoredLookupNote: 'note with "lookup"',
  AuthoredImageNote: 'note with "image"',
  AuthoredFinish: 'row with "finish"',
  AuthoredPrint: 'row with "print"',
  AuthoredSignField: 'row of "sign"',
  AuthoredSignBox: 'row of "sign"',
  AuthoredAdd: 'row of "add"',
  AuthoredBandValue: 'row of a table by size',
  AuthoredBandRate: 'row of a table by size',
  AuthoredRangeTable: 'table by ranges',
  AuthoredLocalityForm: 'form of a locality',
  AuthoredFlowStart: 'row of a flow',
  AuthoredFlowForms: 'row of a flow',
  AuthoredNothing: 'row of "nothing"',
  AuthoredPlaceCase: 'case',
  AuthoredRefusal: 'row of "refusals"',
  AuthoredAgreement: 'row of an agreement',
  AuthoredFormNotWritten: 'form that is not written',
};

/**
 * Types that authors name, such as questions. All other maps are called by their key.
 */
const named = /^Authored(Question|Amount|TaxParameter|Case|Translation)$|^Blank/;

/** The word for a value of this shape, such as "question"; undefined when its key says it best. */
export function nounOf({ title = '' }: Shape): string | undefined {
  if (nouns[title] !== undefined) return nouns[title];
  if (!named.test(title)) return undefined;
  return title
    .replace(/^(Authored|Blank)(?=.)/, '')
    .replace(/(?<=.)[A-Z]/g, ' $&')
    .toLowerCase();
}

/** A word with "a" or "an" before it. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun}`;
}
