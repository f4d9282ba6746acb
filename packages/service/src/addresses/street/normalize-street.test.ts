import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeStreet } from './normalize-street.ts';
import { normalizeWords } from './normalize-words.ts';
import { streetSuffixes } from './street-suffixes.ts';
import {
  directions,
  frenchDirections,
  frenchTypes,
  numberedUnits,
  spanishTypes,
  unnumberedUnits,
} from './street-words.ts';

it.each([
  ['123½ Main St', '123 1/2 MAIN ST'],
  ['123-1/2 Main St', '123 1/2 MAIN ST'],
  ['123 1/2 North Main Street', '123 1/2 N MAIN ST'],
  ['123 - 125 Main Street', '123-125 MAIN ST'],
  ['112-10 Bronx Road', '112-10 BRONX RD'],
  ['N6W23001 Bluemound Road', 'N6W23001 BLUEMOUND RD'],
  ['842 E 1700 S', '842 E 1700 S'],
  ['842 East 1700 South', '842 E 1700 S'],
  ['500 39.2 Road', '500 39.2 RD'],
  ['100 St. Charles Avenue', '100 ST CHARLES AVE'],
  ['100 Saint Charles St', '100 SAINT CHARLES ST'],
  ['100 St Charles St.', '100 ST CHARLES ST'],
  ['100 St', '100 ST'],
  ['12 Street Road', '12 STREET RD'],
  ['100 Mount St Helens Way', '100 MOUNT ST HELENS WAY'],
  ['5 Avenue of the Americas', '5 AVENUE OF THE AMERICAS'],
  ['100 Avenue A', '100 AVENUE A'],
  ['100 Avenue N', '100 AVENUE N'],
  ['100 Boulevard', '100 BOULEVARD'],
  ['100 S E Street', '100 S E ST'],
  ['100 S E Main Street', '100 SE MAIN ST'],
  ['100 North East Main Street', '100 NE MAIN ST'],
  ['100 Main Street South East', '100 MAIN ST SE'],
  ['100 N.E. 5th Ave.', '100 NE 5TH AVE'],
  ['100 NE Fifth Avenue SW', '100 NE FIFTH AVE SW'],
  ['200 24 th Street', '200 24TH ST'],
  ['200 1 st Avenue', '200 1ST AVE'],
  ['200 3 Rd Street', '200 3RD ST'],
  ['200 2 nd St NW', '200 2ND ST NW'],
  ['200 11 th St', '200 11TH ST'],
  ['200 W 24TH ST', '200 W 24TH ST'],
  ['100 Northwest Highway', '100 NORTHWEST HWY'],
  ['100 N W Highway', '100 N W HWY'],
  ['123 Hwy 64', '123 HIGHWAY 64'],
  ['123 Highway 64 West', '123 HIGHWAY 64 W'],
  ['123 US 41 SW', '123 US HIGHWAY 41 SW'],
  ['123 U.S. Highway 41', '123 US HIGHWAY 41'],
  ['123 US-1', '123 US HIGHWAY 1'],
  ['123 US Route 1', '123 US ROUTE 1'],
  ['123 I-10', '123 INTERSTATE 10'],
  ['123 I10 Frontage Road', '123 INTERSTATE 10 FRONTAGE RD'],
  ['123 Interstate Hwy 680', '123 INTERSTATE 680'],
  ['123 IH 35 Service Rd', '123 INTERSTATE 35 SERVICE RD'],
  ['123 County Rd 441', '123 COUNTY ROAD 441'],
  ['123 CR 1185', '123 COUNTY ROAD 1185'],
  ['123 Co Rd 12', '123 COUNTY ROAD 12'],
  ['123 Cnty Hwy 20', '123 COUNTY HIGHWAY 20'],
  ['123 St Hwy 303', '123 STATE HIGHWAY 303'],
  ['123 State Rte 260', '123 STATE ROUTE 260'],
  ['123 ST RT 175', '123 STATE ROUTE 175'],
  ['123 SR 39', '123 SR 39'],
  ['123 FM 1200', '123 FM 1200'],
  ['123 Farm to Market Road 1200', '123 FM 1200'],
  ['123 FM1200 Rd', '123 FM 1200 RD'],
  ['123 Ranch Rd 620 N', '123 RANCH ROAD 620 N'],
  ['123 Rd 31', '123 ROAD 31'],
  ['123 Rt 88', '123 ROUTE 88'],
  ['123 Route 9W', '123 ROUTE 9W'],
  ['123 North Highway 101', '123 N HIGHWAY 101'],
  ['123 Old Highway 99 South', '123 OLD HIGHWAY 99 S'],
  ['123 KY Highway 189', '123 KY HIGHWAY 189'],
  ['123 Hwy 11 Bypass', '123 HIGHWAY 11 BYP'],
  ['123 Twp Rd 20', '123 TOWNSHIP ROAD 20'],
  ['123 Loop 410', '123 LOOP 410'],
  ['123 Pacific Highway', '123 PACIFIC HWY'],
  ['123 Pacific Coast Hwy North', '123 PACIFIC COAST HWY N'],
  ['Highway 12 East', 'HIGHWAY 12 E'],
  ['123 Broadway Apt 4', '123 BROADWAY APT 4'],
  ['123 Broadway', '123 BROADWAY'],
  ['123 Main Street Building 4 Apartment 2B', '123 MAIN ST BLDG 4 APT 2B'],
  ['123 Main St Ste 1200 A', '123 MAIN ST STE 1200 A'],
  ['123 Main Street, 4th Floor', '123 MAIN ST FL 4'],
  ['123 Main St Fl 4', '123 MAIN ST FL 4'],
  ['4th Floor', 'FL 4'],
  ['123 Main St., Unit #5', '123 MAIN ST UNIT 5'],
  ['123 Main St # 5', '123 MAIN ST # 5'],
  ['123 Main St #5-B', '123 MAIN ST # 5-B'],
  ['123 Main Street Rear', '123 MAIN ST REAR'],
  ['12 Lake Front', '12 LAKE FRONT'],
  ['12 Lake Side', '12 LAKE SIDE'],
  ['100 Old Big Key Road', '100 OLD BIG KEY RD'],
  ['100 Key Largo Drive', '100 KEY LARGO DR'],
  ['100 Pier 39', '100 PIER 39'],
  ['100 Beach Street Pier 39', '100 BEACH ST PIER 39'],
  ['100 Main St Apt N', '100 MAIN ST APT N'],
  ['100 Main St Apartment', '100 MAIN ST APARTMENT'],
  ['100 Main Street Lot 7', '100 MAIN ST LOT 7'],
  ['100 Main Street Trailer 12', '100 MAIN ST TRLR 12'],
  ['123 Main Street Apartment 4 North', '123 MAIN ST APT 4 N'],
  ['Room 1 East', 'RM 1 E'],
  ['Suite 500', 'STE 500'],
  ['Ste. 500', 'STE 500'],
  ['# 12', '# 12'],
  ['Bsmt', 'BSMT'],
  ['P.O. Box 123', 'PO BOX 123'],
  ['PO Box #123', 'PO BOX 123'],
  ['P O Box 123', 'PO BOX 123'],
  ['POB 9', 'PO BOX 9'],
  ['Post Office Box 123', 'PO BOX 123'],
  ['PO Drawer L', 'PO BOX L'],
  ['Drawer 17', 'PO BOX 17'],
  ['Caller 100', 'PO BOX 100'],
  ['PO Box 12 Apt 3', 'PO BOX 12 APT 3'],
  ['RR 2 Box 18', 'RR 2 BOX 18'],
  ['RR2 Box 18', 'RR 2 BOX 18'],
  ['R.R. 02 Box 18', 'RR 2 BOX 18'],
  ['Rural Route 2, Box 18', 'RR 2 BOX 18'],
  ['RFD Route 4 #87A', 'RR 4 BOX 87A'],
  ['RD 3 Box 9', 'RR 3 BOX 9'],
  ['Rural Route 5', 'RR 5'],
  ['HC 68 Box 23A', 'HC 68 BOX 23A'],
  ['HCR 68 Box 23', 'HC 68 BOX 23'],
  ['Highway Contract Route 68 Box 23A', 'HC 68 BOX 23A'],
  ['Star Route 1 Box 4', 'HC 1 BOX 4'],
  ['Caller #', 'CALLER #'],
  ['General Delivery', 'GENERAL DELIVERY'],
  ['Gen. Del.', 'GENERAL DELIVERY'],
  ['PSC 802 Box 74', 'PSC 802 BOX 74'],
  ['Unit 2050 Box 4190', 'UNIT 2050 BOX 4190'],
  ['CMR 1250 Box # 5', 'CMR 1250 BOX 5'],
  ["7 Rue de l'Église", '7 RUE DE LEGLISE'],
  ['1200, boul. René-Lévesque Ouest', '1200 BOUL RENE-LEVESQUE O'],
  ['55 chemin Sainte-Foy Est', '55 CH SAINTE-FOY E'],
  ['12 rue St-Denis', '12 RUE ST-DENIS'],
  ['100 Avenida Ponce de León', '100 AVE PONCE DE LEON'],
  ['Urb. Las Gladiolas 150 Calle A', 'URB LAS GLADIOLAS 150 CALLE A'],
  ['150 Calle 1', '150 CALLE 1'],
  ['Carretera 2 Km 3.4', 'CARR 2 KM 3.4'],
  ['1600 Pennsylvania Avenue Northwest', '1600 PENNSYLVANIA AVE NW'],
  ['350 Fifth Ave 34th Floor', '350 FIFTH AVE FL 34'],
  ['One World Trade Center Suite 8500', 'ONE WORLD TRADE CTR STE 8500'],
  ['1 Main', '1 MAIN'],
  ['Main', 'MAIN'],
  ['123', '123'],
  ['10 Downing St Flat 2', '10 DOWNING ST FLAT 2'],
  ["45 O'Connor Parkway", '45 OCONNOR PKWY'],
  ['45 Martin Luther King Jr Boulevard', '45 MARTIN LUTHER KING JR BLVD'],
  ['45 Dr. Martin L. King Dr.', '45 DR MARTIN L KING DR'],
  ['45 Elm Terrace Court', '45 ELM TERRACE CT'],
  ['45 The Green', '45 THE GRN'],
  ['45 Court', '45 COURT'],
  ['45 Court Street', '45 COURT ST'],
  ['45 Parkway Plaza Drive East', '45 PARKWAY PLAZA DR E'],
  ['45 North Parkway', '45 NORTH PKWY'],
  ['45 West End Avenue', '45 W END AVE'],
  ['45 East Ave', '45 EAST AVE'],
  ['45 E Ave', '45 E AVE'],
  ['45A Main St', '45A MAIN ST'],
  ['45-B Main St', '45-B MAIN ST'],
  ['45 B Street', '45 B ST'],
  ['45 Main-Elm Street', '45 MAIN-ELM ST'],
  ['45 Main & Elm Streets', '45 MAIN & ELM STS'],
  ['', ''],
])('writes %j as %j', (sent, postal) => {
  expect(normalizeStreet(sent)).toBe(postal);
});

it('writes a city in capitals without accents', () => {
  expect(normalizeWords('Cañon  City')).toBe('CANON CITY');
  expect(normalizeWords("Coeur d'Alene")).toBe('COEUR DALENE');
  expect(normalizeWords('St. Louis')).toBe('ST LOUIS');
});

const anyOf = (...words: string[]) => fc.constantFrom(...words);
const oneOf = (...tables: ReadonlyMap<string, string>[]) =>
  fc.constantFrom(...tables.flatMap((table) => [...table.keys()]));
const maybe = (word: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), word);
const line = (...words: fc.Arbitrary<string>[]) =>
  fc.tuple(...words).map((parts) => parts.filter(Boolean).join(' '));

const number = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map(String),
  anyOf('112-10', '45A', '123½', '12-1/2', '12 1/2', '39.2', 'N6W230', '5 - 7', 'One', '007'),
);
const name = anyOf('Main', 'St. Charles', "O'Connor", 'Peña', '24 th', '1 st', '3', 'E', 'Park');
const highway = anyOf(
  'Hwy',
  'US',
  'I-10',
  'I',
  'CR',
  'St Rt',
  'FM',
  'Co Rd',
  'Route',
  'Rd',
  'IH35',
);
const unit = line(oneOf(numberedUnits), anyOf('4', '12B', '# 7', 'A', '1200 A', '4th', 'Road'));
const box = line(
  anyOf('PO Box', 'P.O. Drawer', 'RR', 'R.R. 02 Box', 'HC 1 Box', 'RD 3 #', 'Star Route 1 Box'),
  anyOf('12', '#9', '007', 'L', '2 Box 4'),
);
const street = fc.oneof(
  line(number, maybe(oneOf(directions)), name, maybe(oneOf(streetSuffixes)), maybe(unit)),
  line(
    number,
    name,
    oneOf(streetSuffixes),
    maybe(oneOf(directions)),
    maybe(oneOf(unnumberedUnits)),
  ),
  line(number, maybe(oneOf(directions)), highway, number, maybe(oneOf(streetSuffixes)), unit),
  line(number, oneOf(frenchTypes, spanishTypes), name, maybe(oneOf(frenchDirections))),
  line(number, name, oneOf(streetSuffixes), unit, unit),
  line(box, maybe(unit)),
  unit,
);
const words = fc.oneof(
  oneOf(streetSuffixes, directions, numberedUnits, unnumberedUnits, frenchTypes, spanishTypes),
  fc.oneof(name, number, highway, anyOf('de', 'la', 'Box', 'P.O.', 'RR', '#', 'Floor', 'th', 'CO')),
  fc.string({ maxLength: 6, unit: 'binary' }),
);

it.each([
  ['addresses', street],
  ['rows of words', fc.array(words, { maxLength: 8 }).map((each) => each.join(' '))],
])('changes nothing when it normalizes 10,000 %s twice', (_, lines) => {
  fc.assert(
    fc.property(lines, (text) => {
      const once = normalizeStreet(text);
      expect(normalizeStreet(once)).toBe(once);
      expect(normalizeWords(normalizeWords(text))).toBe(normalizeWords(text));
    }),
    { numRuns: 10_000 },
  );
});
