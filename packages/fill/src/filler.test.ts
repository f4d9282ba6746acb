import { expect, it } from 'vitest';
import { contentOf, printedIn } from '../test/printed.ts';
import { plan, signed, template } from '../test/small-plan.ts';
import { createFiller } from './filler.ts';
import { type FillMode, type PlainValues, valuesFrom } from './foundation/values.ts';

const filler = createFiller(template, plan);

function filled(values: Partial<PlainValues>, mode: FillMode = 'PREVIEW'): Uint8Array {
  const result = filler.fill(valuesFrom({ ...signed, ...values }), mode);
  if ('refusals' in result) throw new Error(JSON.stringify(result.refusals));
  return result.pdf;
}

/** The lines on a page, each with its font, its size, and where it begins. */
function read(pdf: Uint8Array, page: 1 | 2 = 1) {
  return printedIn(contentOf(pdf, page === 1 ? 5 : 6)).map(({ text, font, size, x, y }) => [
    ...[text, font, size, x, y],
  ]);
}

it('prints a text on every page where its field stands, under its mark', () => {
  const pdf = filled({ texts: { name: 'Ann (B)' } });
  expect(read(pdf)).toEqual([['Ann (B)', '/F', 10, 22, 104.445]]);
  expect(read(pdf, 2)).toEqual([['Ann (B)', '/F', 10, 22, 104.445]]);
  expect(contentOf(pdf, 6)).toMatch(/\n\/Form<<\/MCID 3>>BDC 0 g BT\b.* ET EMC\n/);
});

it.each([
  ['at its right end', { amount: '1234' }, [['1234', '/F', 10, 98, 84.445]]],
  ['shrunk', { name: 'a'.repeat(21) }, [['a'.repeat(21), '/F', 9.14, 22, 104.665]]],
  ['in the embedded font', { name: 'Ła' }, [['<00030002>', '/L', 10, 22, 104.445]]],
  [
    'in cells',
    { ssn: '12' },
    [
      ['1', '/F', 10, 23.056, 64.445],
      ['2', '/F', 10, 34.167, 64.445],
    ],
  ],
  [
    'in lines',
    { notes: 'one two\nsix' },
    [
      ['one two', '/F', 10, 22, 40.82],
      ['six', '/F', 10, 22, 29.82],
    ],
  ],
])('prints a text %s', (_, texts, printed) => {
  expect(read(filled({ texts }))).toEqual(printed);
});

it('prints what a list says for its value', () => {
  expect(read(filled({ states: { state: 'AL' } }))).toEqual([['Alabama', '/F', 10, 22, 124.445]]);
});

it('draws what is fixed unless a text replaces it', () => {
  expect(contentOf(filled({}), 6)).toBe(
    '/Artifact BMC BT ET EMC\n/Form<</MCID 4>>BDC 0 g 0 G 0 0 9 9 re f BT ET EMC\n',
  );
  const other = filled({ texts: { fixed: 'x' } });
  expect(contentOf(other, 6)).not.toContain('re');
  expect(read(other, 2)).toEqual([['x', '/F', 10, 22, 164.445]]);
});

it('marks the boxes of a state, each on its page', () => {
  const cross = 'q 1 0 0 1 205 105 cm';
  const [yes, no] = ['yes', 'no'].map((single) => filled({ states: { single } }));
  expect(contentOf(yes ?? template, 5)).toContain(cross);
  expect(contentOf(yes ?? template, 6)).not.toContain(cross);
  expect(contentOf(no ?? template, 5)).toBe('/Artifact BMC BT ET EMC\n');
  expect(contentOf(no ?? template, 6)).toContain('/MCID 5/ActualText(X)>>BDC 0 g 0 G q');
});

it('prints signature and date only when it signs', () => {
  const lines = (mode: FillMode) => read(filled({}, mode)).map(([text]) => text);
  expect(lines('PREVIEW')).toEqual([]);
  expect(lines('SIGN_EXTERNALLY')).toEqual([]);
  expect(lines('SIGN')).toEqual(['Ann', 'Electronically signed 2026', '03/01/2026']);
});

it('takes values in any order, and the later one of two for a field', () => {
  const texts = { name: 'Ann', amount: '12', notes: 'one' };
  const usual = filled({ texts });
  expect(filled({ texts: Object.fromEntries(Object.entries(texts).reverse()) })).toEqual(usual);
  const twice = valuesFrom({ ...signed, texts });
  twice.texts.set('amount', '13');
  expect(filler.fill(twice, 'PREVIEW')).toEqual({
    pdf: filled({ texts: { ...texts, amount: '13' } }),
  });
});

it.each([
  [{ texts: { other: 'x' } }, 'no field other that takes texts'],
  [{ texts: { single: 'x' } }, 'no field single that takes texts'],
  [{ texts: { date: 'x' } }, 'no field date that takes texts'],
  [{ states: { name: 'x' } }, 'no field name that takes states'],
  [{ states: { single: 'perhaps' } }, 'The field single has no state perhaps.'],
  [{ states: { state: 'AK' } }, 'The list state does not offer AK.'],
  [{ dates: { signed: 'x' } }, 'no field signed that takes dates'],
  [{ signatures: { date: { name: 'x', stamp: 'x' } } }, 'no field date that takes signatures'],
])('takes %j for a mistake of the caller', (values, message) => {
  expect(() => filled(values)).toThrow(message);
  expect(read(filled({ texts: { name: 'Ann' } }))).toHaveLength(1);
});

it('gives in parts what it gives whole, and shares what is static', () => {
  for (const mode of ['PREVIEW', 'SIGN', 'SIGN_EXTERNALLY'] as const) {
    for (const name of ['Ann', 'aŁ']) {
      const parts = filler.fillParts(valuesFrom({ ...signed, texts: { name } }), mode);
      const again = filler.fillParts(valuesFrom({ ...signed, texts: { name: 'a' } }), mode);
      if ('refusals' in parts || 'refusals' in again) throw new Error('refused');
      const { prefixBase64, tailBase64 } = parts;
      expect(prefixBase64.toString('latin1') + tailBase64).toBe(
        Buffer.from(filled({ texts: { name } }, mode)).toString('base64'),
      );
      expect(again.prefixBase64 === prefixBase64).toBe(name === 'Ann');
    }
  }
});

it('begins with the parts of the template that it needs, and names their objects', () => {
  const part = (from: number, to: number) => Buffer.from(template.subarray(from, to)).toString();
  const [base, external, letters] = [part(0, 30), part(30, 36), part(36, 45)];
  const start = (name: string, mode: FillMode) => {
    const pdf = Buffer.from(filled({ texts: { name } }, mode)).toString('latin1');
    return [pdf.slice(0, pdf.indexOf('5 0 obj')), /Index\[.*?]/.exec(pdf)?.[0]];
  };
  expect(start('a', 'SIGN')).toEqual([base, 'Index[5 2 20 1]']);
  expect(start('Ł', 'SIGN')).toEqual([base + letters, 'Index[2 1 5 2 20 1]']);
  expect(start('a', 'SIGN_EXTERNALLY')).toEqual([base + external, 'Index[5 2 9 1 20 1]']);
  expect(start('Ł', 'SIGN_EXTERNALLY')).toEqual([
    base + letters + external,
    'Index[2 1 5 2 9 1 20 1]',
  ]);
});

it('leaves nothing of one call to the next', () => {
  const alone = filled({ texts: { name: 'Ann' } });
  filled({ texts: { name: 'aŁ', amount: '99999', ssn: '123456789', notes: 'a b c' } }, 'SIGN');
  expect(filled({ texts: { name: 'Ann' } })).toEqual(alone);
});

it('refuses in parts as it does whole, each field once, in the order of the pages', () => {
  const wrong = valuesFrom({ texts: { ssn: '1234567890', name: '李' } });
  const refusals = [
    { field: 'name', code: 'UNPRINTABLE' },
    { field: 'ssn', code: 'TOO_WIDE' },
  ];
  expect(filler.fill(wrong, 'SIGN')).toEqual({ refusals });
  expect(filler.fillParts(wrong, 'SIGN')).toEqual({ refusals });
});

it('refuses a signature that no layout has room for, or that has letters without a font', () => {
  const sign = (name: string) =>
    filler.fill(valuesFrom({ signatures: { signed: { name, stamp: '2026' } } }), 'SIGN');
  expect(sign('W'.repeat(99))).toEqual({ refusals: [{ field: 'signed', code: 'TOO_WIDE' }] });
  expect(sign('李')).toEqual({ refusals: [{ field: 'signed', code: 'UNPRINTABLE' }] });
});
