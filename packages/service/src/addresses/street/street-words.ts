/** Directions before or after a street's name (USPS Publication 28, section 233). */
export const directions: ReadonlyMap<string, string> = new Map([
  ...pairs({ N: 'NORTH', S: 'SOUTH', E: 'EAST', W: 'WEST' }),
  ...pairs({ NE: 'NORTHEAST', NW: 'NORTHWEST', SE: 'SOUTHEAST', SW: 'SOUTHWEST' }),
]);

/** French street types, which precede the name. */
export const frenchTypes: ReadonlyMap<string, string> = new Map(
  pairs({ RUE: 'RUE', BOUL: 'BOUL', CH: 'CHEMIN', RANG: 'RANG', MTEE: 'MONTEE' }),
);

/** Directions after the name of a French street. */
export const frenchDirections: ReadonlyMap<string, string> = new Map(
  pairs({ N: 'NORD', S: 'SUD', E: 'EST', O: 'OUEST' }),
);

/** Spanish street types, which precede the name (section 29). */
export const spanishTypes: ReadonlyMap<string, string> = new Map(
  pairs({ AVE: 'AVENIDA', CALLE: 'CALLE', CARR: 'CARRETERA', URB: 'URBANIZACION' }),
);

/** Units that are always followed by a number or letter (appendix C2). */
export const numberedUnits: ReadonlyMap<string, string> = new Map([
  ...pairs({ APT: 'APARTMENT', BLDG: 'BUILDING', DEPT: 'DEPARTMENT', FL: 'FLOOR' }),
  ...pairs({ HNGR: 'HANGAR', RM: 'ROOM', SPC: 'SPACE', STE: 'SUITE', TRLR: 'TRAILER' }),
  ...pairs({ KEY: 'KEY', LOT: 'LOT', PIER: 'PIER', SLIP: 'SLIP', STOP: 'STOP', UNIT: 'UNIT' }),
  ['#', '#'],
]);

/** Units whose names are also place names. */
export const ambiguousUnits: ReadonlySet<string> = new Set(['KEY', 'LOT', 'PIER', 'SLIP', 'STOP']);

/** Units without a number (appendix C2). */
export const unnumberedUnits: ReadonlyMap<string, string> = new Map([
  ...pairs({ BSMT: 'BASEMENT', FRNT: 'FRONT', LBBY: 'LOBBY', LOWR: 'LOWER', OFC: 'OFFICE' }),
  ...pairs({ PH: 'PENTHOUSE', REAR: 'REAR', SIDE: 'SIDE', UPPR: 'UPPER' }),
]);

function pairs(spellings: Record<string, string>): [string, string][] {
  return Object.entries(spellings).flatMap(([short, long]): [string, string][] => [
    [short, short],
    [long, short],
  ]);
}
