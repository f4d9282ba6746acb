import { provinces, usStates } from '@formpress/model';

// States that tax no wages: their own statutes; every province and territory taxes them.
const untaxed = ['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY'];

/** The states, the District of Columbia, or the provinces and territories of a country. */
export const placesIn: Record<'US' | 'CA', readonly string[]> = { US: usStates, CA: provinces };

/** Those among them that tax wages. */
export function taxingIn(country: 'US' | 'CA'): string[] {
  return placesIn[country].filter((code) => !untaxed.includes(code));
}
