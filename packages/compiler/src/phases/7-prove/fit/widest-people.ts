import type { FillRequest } from '@formpress/engine';
import type { Bundle, PersonField } from '@formpress/model';
import { longestWord, memoize } from '@formpress/patterns';
import { widestDate } from './widest-date.ts';
import { type Face, widestWord } from './widest-word.ts';

/** Name and address fields are proved with average letters, because no pattern may forbid a wide name. */
const namesAndAddresses = new Set([
  'firstName',
  'lastName',
  'name',
  'streetAddress1',
  'streetAddress2',
  'city',
]);

type Fields = Record<string, PersonField>;

/** People whose fields print widest, with an address of either country, in each mode that prints differently. */
export function widestPeople({ people }: Bundle, face: Face): FillRequest[] {
  const { us, ca } = people.address;
  return [us, ca].flatMap((shape) => {
    const address = widestFields(shape, face);
    const employee = { ...widestFields(people.employee, face), address };
    const employer = { ...widestFields(people.employer, face), address };
    const request = { employee, employer, fields: {} };
    return [
      { ...request, signForm: 'SIGN' as const },
      { ...request, signForm: 'PREVIEW' as const },
    ];
  });
}

function widestFields(fields: Fields, face: Face): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { accepts }]) => {
      const average = namesAndAddresses.has(name) ? longestOfAverageLetters(accepts) : undefined;
      const day = name === 'socialInsuranceNumberExpiryDate' ? widestDate : undefined;
      return [name, day ?? average ?? widestWord(accepts, face) ?? ''];
    }),
  );
}

const averageLetters = 'Alexandra Hamilton Riverside ';

/** The longest accepted text of ordinary letters; undefined when the pattern accepts none. */
const longestOfAverageLetters = memoize((pattern) => {
  const length = longestWord(pattern)?.length;
  if (length === undefined) return undefined;
  const accepts = new RegExp(pattern);
  return [averageLetters, averageLetters.replaceAll(' ', '')]
    .map((letters) => letters.repeat(length).slice(0, length).replace(/ $/, 'e'))
    .find((text) => accepts.test(text));
});
