import { expect, it } from 'vitest';
import { withEdits } from './apply-edits.ts';

it('changes a text from its end, so that places stay right', () => {
  const edit = (line: number, from: number, to: number, newText: string) => ({
    range: { start: { line, character: from }, end: { line, character: to } },
    newText,
  });
  expect(withEdits('by: old\nold: x\n', [edit(0, 4, 7, 'newer'), edit(1, 0, 3, 'newer')])).toBe(
    'by: newer\nnewer: x\n',
  );
  expect(withEdits('a\n', [edit(9, 0, 0, 'b\n')])).toBe('a\nb\n');
});
