import { type FederalValues, type FillReply, federalNames } from '../wire/fill.ts';
import { fieldProblem, type PersonField } from './person-fields.ts';

/**
 * The federal values to ask for: required ones that were not given, and those given in a way that the form does not
 * accept. None when no federal values were given, because the form then asks its own questions.
 */
export function missingFederal(
  patterns: Record<string, string> | undefined,
  given: FederalValues | undefined,
): PersonField[] {
  if (!patterns || !given) return [];
  const isExempt = String(given.isExempt) === 'true';
  return Object.entries(patterns).flatMap(([name, pattern]): PersonField[] => {
    // For the exempt, the W-4 reports NOT_APPLICABLE as the filing status. Whatever is given then is ignored.
    if (name === 'filingStatus' && isExempt) return [];
    const isOptional = name !== 'isExempt' && name !== 'filingStatus';
    const written = String(given[name] ?? '');
    return fieldProblem({ pattern, isOptional }, written)
      ? [{ path: `federalValues.${name}`, name, pattern, isOptional }]
      : [];
  });
}

/** The federal values as given and as filled in. */
export function withFederal(
  given: FederalValues,
  entered: ReadonlyMap<string, string>,
): FederalValues {
  const values = { ...given };
  for (const [path, text] of entered) {
    const [whose, name = ''] = path.split('.');
    if (whose !== 'federalValues') continue;
    if (text === '') delete values[name];
    else values[name] = text;
  }
  return values;
}

/** The federal values in the tax parameters of a completed form; undefined unless it is the federal form. */
export function federalValuesIn(
  taxParameters: FillReply['taxParameters'],
): FederalValues | undefined {
  const prefix = 'FED.';
  const values = new Map(
    taxParameters
      .filter(({ id }) => id.startsWith(prefix))
      .map(({ id, value }) => [id.slice(prefix.length), value]),
  );
  if (!values.has('isExempt')) return undefined;
  return Object.fromEntries(
    federalNames.flatMap((name) => {
      const value = values.get(name);
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}
