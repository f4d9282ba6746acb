import fc from 'fast-check';
import { expect, it } from 'vitest';
import { field, pdfWithFields } from '../../../../test/foundation/simple-pdf.ts';
import { inspect } from '../inspect/inspect.ts';
import { prepareDraft } from '../prepare/prepare.ts';
import { finishFile } from './finish-file.ts';

const names = ['a', 'b'];
const draft = prepareDraft(pdfWithFields([field('a', 'Tx'), field('b', 'Tx'), field('c', 'Tx')]), {
  tooltips: { c: 'Fixed' },
  captions: names,
});

it('gives each field the caption of its name, whatever the words', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(words, words, (a, b) => {
      const { fields } = inspect(finishFile(draft, { a, b }).bytes);
      expect(fields.map(({ tooltip }) => tooltip)).toEqual([a, b, 'Fixed']);
    }),
  );
});

it('changes nothing else with the words', () => {
  const [one, other] = [
    { a: 'One', b: 'Two' },
    { a: 'A much longer text than before', b: 'Zwei' },
  ].map((captions) => finishFile(draft, captions).bytes);
  const withoutTooltips = (bytes: Uint8Array = new Uint8Array()) => {
    const { fields, ...rest } = inspect(bytes);
    return { ...rest, fields: fields.map(({ tooltip: _, ...each }) => each) };
  };
  expect(withoutTooltips(one)).toEqual(withoutTooltips(other));
  expect(one?.subarray(0, draft.bytes.length)).toEqual(draft.bytes);
  expect(other?.subarray(0, draft.bytes.length)).toEqual(draft.bytes);
});

it('refuses to finish a file without the text of a caption', () => {
  expect(() => finishFile(draft, { a: 'One' })).toThrow('There is no text for the caption "b".');
});
