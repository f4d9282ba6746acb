import type { PaperBox } from '../foundation/paper.ts';

/** What is printed in a box about a person, and the facts of form.yaml that it needs. */
export type PersonField = { print: string; employee: string[]; employer: string[] };

const longestCaption = 72;

type Row = [words: RegExp, print: string, needs: string];

const ofEmployee: Row[] = [
  [
    /first name.*last name|name.*first.*last|full name|print name|^(your )?name\b/i,
    '{{employee.name}}',
    'firstName lastName',
  ],
  [
    /first name.*(middle )?initial|first name and/i,
    '{{employee.firstName}} {{employee.middleInitial}}',
    'firstName middleInitial?',
  ],
  [/first name/i, '{{employee.firstName}}', 'firstName'],
  [/middle initial/i, '{{employee.middleInitial}}', 'middleInitial?'],
  [/last name|surname/i, '{{employee.lastName}}', 'lastName'],
  [/social security/i, '{{employee.socialSecurityNumber}}', 'socialSecurityNumber'],
  [/social insurance/i, '{{employee.socialInsuranceNumber}}', 'socialInsuranceNumber'],
  [
    /city.*state.*zip/i,
    '{{employee.address.city}}, {{employee.address.state}} {{employee.address.zipCode}}',
    'address',
  ],
  [
    /(home |street |mailing |permanent )?address|number and street/i,
    '{{employee.address.streetAddress1}} {{employee.address.streetAddress2}}',
    'address',
  ],
  [/^(city|town)\b|city,? (town|village)|city or town/i, '{{employee.address.city}}', 'address'],
  [/^zip\b|zip code/i, '{{employee.address.zipCode}}', 'address'],
  [/^state\b/i, '{{employee.address.state}}', 'address'],
];

const ofEmployer: Row[] = [
  [/name and address/i, '{{employer.name}}, {{employer.address}}', 'name address'],
  [/identification|\bein\b|\bfein\b|employer id\b/i, '{{employer.federalEIN}}', 'federalEIN'],
  [/name/i, '{{employer.name}}', 'name'],
  [/address/i, '{{employer.address}}', 'address'],
  [/^(city|town)\b/i, '{{employer.address.city}}', 'address'],
  [/^zip\b/i, '{{employer.address.zipCode}}', 'address'],
  [/^state\b/i, '{{employer.address.state}}', 'address'],
];

/** The fact about the employee or the employer that a caption asks for. A sentence may mention anything. */
export function personField(
  { text, type }: PaperBox,
  isOfEmployer: boolean,
): PersonField | undefined {
  if (type !== 'text' || text === '' || text.length > longestCaption) return undefined;
  const employer = isOfEmployer || /employer|federal (employer )?identification/i.test(text);
  const row = (employer ? ofEmployer : ofEmployee).find(([words]) => words.test(text));
  if (!row) return undefined;
  const needs = row[2].split(' ');
  return { print: row[1], employee: employer ? [] : needs, employer: employer ? needs : [] };
}
