import { provinces, usStates } from '@formpress/model';

/** The places of a country that have their own locality: states and the like, or provinces and territories. */
export const placesIn: Record<'US' | 'CA', readonly string[]> = { US: usStates, CA: provinces };
