import { expect, it } from 'vitest';
import { letters } from '../plan/letters.ts';
import { standardFontFor, standardWidths } from './standard-fonts.ts';

it.each([
  ['Helv', 'Helvetica'],
  ['HelveticaLTStd-Bold', 'Helvetica-Bold'],
  ['ArialMT', 'Helvetica'],
  ['Arial-BoldMT', 'Helvetica-Bold'],
  ['MyriadPro-Black', 'Helvetica-Bold'],
  ['CourierStd', 'Courier'],
  ['CourierNewPS-BoldMT', 'Courier-Bold'],
  ['TimesNewRomanPSMT', 'Times-Roman'],
  ['MinionPro-Regular', 'Times-Roman'],
  ['MSSansSerif', 'Helvetica'],
  ['HeBo', 'Helvetica-Bold'],
  ['HeBO', 'Helvetica-Bold'],
  ['Cour', 'Courier'],
  ['CoBo', 'Courier-Bold'],
  ['TiRo', 'Times-Roman'],
  ['TiBo', 'Times-Bold'],
  ['TiIt', 'Times-Roman'],
])('replaces %s with %s', (asked, standard) => {
  expect(standardFontFor(asked)).toBe(standard);
});

it('knows the widths of the standard fonts', () => {
  expect([standardWidths('Helvetica')[33], standardWidths('Courier')[33]]).toEqual([667, 600]);
});

it('has letters of the same width as Helvetica, so that one measurement is valid for both', () => {
  const helvetica = standardWidths('Helvetica');
  const { characters, widths } = letters();
  for (const [i, character] of [...characters].entries()) {
    const code = character.charCodeAt(0);
    const isPlainLetter = /[A-Za-z0-9À-ÖØ-öø-ÿ]/.test(character);
    if (isPlainLetter) expect([character, widths[i]]).toEqual([character, helvetica[code - 32]]);
  }
});

it('has the letters of all Latin alphabets', () => {
  const { characters } = letters();
  const missing = [...'ŁukaszNguyễnĐặngÞórȘtefanțO’Brienʻokinaﬁəɓɗŋǎḥ'].filter(
    (letter) => !characters.includes(letter),
  );
  expect(missing).toEqual([]);
});

it('has no invisible characters and none that reverse the text', () => {
  expect(
    [...letters().characters].filter((each) => /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u.test(each)),
  ).toEqual(['\u00ad']);
});
