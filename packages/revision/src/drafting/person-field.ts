import type { PaperBox } from '../foundation/paper.ts';

/** What is printed in a box about a person, and the facts of form.yaml that it needs. */
export type PersonField = { print: string; employee: string[]; employer: string[] };

const longestCaption = 72;

type Row = [words: RegExp, print: string, needs: string, says: string];

const ofEmployee: Row[] = [
  [
    /first name.*last name|name.*first.*last|full name|print name|^(your )?name\b/i,
    '{{employee.name}}',
    'firstName lastName',
    'full name of the employee',
  ],
  [
    /first name.*(middle )?initial|first name and/i,
    '{{employee.firstName}} {{employee.middleInitial}}',
    'firstName middleInitial?',
    'first name and initial of the employee',
  ],
  [/first name/i, '{{employee.firstName}}', 'firstName', 'first name of the employee'],
  [
    /middle initial/i,
    '{{employee.middleInitial}}',
    'middleInitial?',
    'middle initial of the employee',
  ],
  [/last name|surname/i, '{{employee.lastName}}', 'lastName', 'last name of the employee'],
  [
    /social security/i,
    '{{employee.socialSecurityNumber}}',
    'socialSecurityNumber',
    'Social Security number',
  ],
  [
    /social insurance/i,
    '{{employee.socialInsuranceNumber}}',
    'socialInsuranceNumber',
    'Social Insurance Number',
  ],
  [
    /city.*state.*zip/i,
    '{{employee.address.city}}, {{employee.address.state}} {{employee.address.zipCode}}',
    'address',
    'city, state and ZIP code of the employee',
  ],
  [
    /(home |street |mailing |permanent )?address|number and street/i,
    '{{employee.address.streetAddress1}} {{employee.address.streetAddress2}}',
    'address',
    'street of the employee',
  ],
  [
    /^(city|town)\b|city,? (town|village)|city or town/i,
    '{{employee.address.city}}',
    'address',
    'city of the employee',
  ],
  [/postal code/i, '{{employee.address.postalCode}}', 'address', 'postal code of the employee'],
  [/^zip\b|zip code/i, '{{employee.address.zipCode}}', 'address', 'ZIP code of the employee'],
  [/^state\b/i, '{{employee.address.state}}', 'address', 'state of the employee'],
];

const ofEmployer: Row[] = [
  [
    /name and address/i,
    '{{employer.name}}, {{employer.address}}',
    'name address',
    'name and address of the employer',
  ],
  [
    /identification|\bein\b|\bfein\b|employer id\b/i,
    '{{employer.federalEIN}}',
    'federalEIN',
    'federal EIN of the employer',
  ],
  [/name/i, '{{employer.name}}', 'name', 'name of the employer'],
  [/address/i, '{{employer.address}}', 'address', 'address of the employer'],
  [/^(city|town)\b/i, '{{employer.address.city}}', 'address', 'city of the employer'],
  [/^zip\b/i, '{{employer.address.zipCode}}', 'address', 'ZIP code of the employer'],
  [/^state\b/i, '{{employer.address.state}}', 'address', 'state of the employer'],
];

/** The fact about the employee or the employer that a caption asks for. Long texts are ignored: they may mention anything. */
export function personField(
  { text, type }: PaperBox,
  isOfEmployer: boolean,
): PersonField | undefined {
  if (type !== 'text' || text === '' || text.length > longestCaption) return undefined;
  const employer = isOfEmployer || /employer|federal (employer )?identification/i.test(text);
  const row = (employer ? ofEmployer : ofEmployee).find(([words]) => words.test(text));
  return row && fieldOf(row);
}

/** The facts that a box may print, in words. */
export const personFacts = [...ofEmployee, ...ofEmployer].map(([, use, , says]) => ({ use, says }));

/** The fact with this use, such as {{employee.name}}; undefined if there is none. */
export function personPrinting(use: string): PersonField | undefined {
  const row = [...ofEmployee, ...ofEmployer].find(([, print]) => print === use);
  return row && fieldOf(row);
}

function fieldOf(row: Row): PersonField {
  const [, print, words] = row;
  const needs = words.split(' ');
  const isEmployer = ofEmployer.includes(row);
  return { print, employee: isEmployer ? [] : needs, employer: isEmployer ? needs : [] };
}
