import { expect, it } from 'vitest';
import { field, pdfWithFields } from '../../../../test/foundation/simple-pdf.ts';
import { inspect } from '../inspect/inspect.ts';
import { fieldLabels } from './field-labels.ts';

it('writes no more of a name than distinguishes it from the others', () => {
  const names = ['top[0].f1[0]', 'top[0].a.same', 'top[0].b.same', 'plain', 'plain.below'];
  const { fields } = inspect(pdfWithFields(names.map((name) => field(name, 'Tx'))));
  expect([...fieldLabels(fields).values()]).toEqual([
    'f1[0]',
    'a.same',
    'b.same',
    'plain',
    'below',
  ]);
});
