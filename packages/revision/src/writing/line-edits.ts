import { asWritten, type Edit, type LinkedBinding, type LinkedForm } from '@formpress/compiler';
import type { Matching } from '../matching/match-boxes.ts';

/** Updates the line of each question whose box is now on another line. */
export function lineEdits(form: LinkedForm, { same }: Matching): Edit[] {
  return [...form.questions.values()].flatMap(({ id, line, places }) => {
    if (line === undefined || !places.line?.file.startsWith(`${form.folder}/`)) return [];
    const fields = new Set(
      form.pdf.bindings.filter((binding) => reads(binding, id)).map(({ field }) => field.name),
    );
    const boxes = same.filter(({ from }) => fields.has(from.field));
    const [moved, ...others] = boxes.filter(({ from }) => from.line === line.split(', ').at(-1));
    const to = moved?.to.line;
    if (to === undefined || others.some((each) => each.to.line !== to)) return [];
    const renamed = [...line.split(', ').slice(0, -1), to].join(', ');
    return renamed === line ? [] : [{ at: places.line, text: asWritten(renamed) }];
  });
}

function reads(binding: LinkedBinding, id: string): boolean {
  if ('tick' in binding) return binding.tick.reads.some(({ name }) => name === id);
  if ('print' in binding) return binding.reads.some(({ name }) => name === id);
  return [...binding.choose.values()].some(
    (each) => 'reads' in each && each.reads.some(({ name }) => name === id),
  );
}
