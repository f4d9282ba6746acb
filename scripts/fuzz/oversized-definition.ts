/** Oversized definitions: files by path that replace those of the folder that "formpress init" writes. */
export type OversizedDefinition = { name: string; files(): Record<string, string> };

/** The folder of the only form of the template. */
export const version = 'us/WY/WY901/2026.1.0';

/** A list made from the indexes from 0. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A yes or no question. */
export function yesNo(id: string, required = 'always'): string {
  return `    ${id}: { ask: Is it so with ${id}?, answer: yesNo, required: ${required} }\n`;
}

/** A calculated question in whole dollars. */
export function calculated(id: string, formula: string): string {
  return `    ${id}: { ask: The amount ${id}, answer: wholeDollars, calculate: "${formula}" }\n`;
}

/** A question set. */
export function set(id: string, questions: string, next = '{ finish: sign }'): string {
  return `${id}:\n  breadcrumb: Part ${id}\n  questions:\n${questions}  next: ${next}\n`;
}

/** The sets of the template followed by more. */
export function questions(...more: string[]): Record<string, string> {
  return { [`${version}/questions.yaml`]: `${first}${more.join('')}` };
}

const first = `QS1:
  breadcrumb: Exemption
  questions:
    isExempt: { ask: Is your pay exempt from withholding?, answer: yesNo, required: always }
  next: { by: isExempt, true: { finish: sign }, false: QS2 }
QS2:
  breadcrumb: Dependents
  questions:
    dependents: { ask: How many people depend on you?, line: 1, answer: count, required: always }
    allowance: { ask: Your allowance, line: 2, answer: wholeDollars, calculate: 'dependents * @allowanceEach' }
  next: QS3
`;

/** The form file of the template followed by more. */
export function formFile(more: string): Record<string, string> {
  return { [`${version}/form.yaml`]: `${form}${more}` };
}

const form = `name: EX-1
title: Example Certificate
type: RESIDENT
effective: 2026-01-01
people: { employee: [firstName, lastName], employer: [] }
statements:
  sign: I have read my answers, and they are true.
taxParameters:
  WY.isExempt: { is: 'isExempt', type: boolean, about: Exempt from withholding }
  WY.allowance: { is: 'allowance', type: dollarAmount, about: Allowance }
amounts:
  allowanceEach: { is: 500, from: Line 2 }
`;

/** The blank of the template followed by more content or pages. */
export function blank(more: string): Record<string, string> {
  return { [`${version}/blank.yaml`]: `${drawn}${more}` };
}

const drawn = `pages:
  - holds:
      - masthead: EX-1
        title: Example Certificate
      - across:
          - { caption: Name, field: name }
      - choices:
          - { check: exempt, text: My pay is exempt from withholding. }
      - lines:
          - { line: 1, text: People who depend on me, field: dependents }
          - { line: 2, text: 'Allowance, {{usd @allowanceEach}} for each of them', field: allowance }
`;

/** The bindings of the template followed by more. */
export function bindings(more: string): Record<string, string> {
  return {
    [`${version}/pdf.yaml`]: `sign:
  signatureLine: { page: 1, box: [72, 300, 240, 16] }
  date: { page: 1, box: [360, 300, 100, 16], format: MM/DD/YYYY }
fields:
  name: '{{employee.name}}'
  exempt: 'isExempt'
  dependents: '{{dependents}}'
  allowance: '{{allowance}}'
${more}`,
  };
}
