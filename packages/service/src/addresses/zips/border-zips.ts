/**
 * ZIP codes that also serve a second state, besides the one of their post office (Census Bureau,
 * relation of ZIP code areas to places).
 */
export const borderZips: ReadonlyMap<string, string> = new Map([
  ['02861', 'MA'],
  ['42223', 'TN'],
  ['59221', 'ND'],
  ['63673', 'IL'],
  ['71749', 'LA'],
  ['73949', 'TX'],
  ['81137', 'NM'],
  ['84536', 'AZ'],
  ['86044', 'UT'],
  ['86515', 'NM'],
  ['88063', 'TX'],
  ['89439', 'CA'],
  ['97635', 'CA'],
]);
