import type { PdfField } from '@formpress/pdf';
import { expect, it } from 'vitest';
import type { LinkedBinding, LinkedForm, LinkedQuestion } from '../../4-link/linked/linked-form.ts';
import { lineFixes } from './line-fixes.ts';

const folder = 'us/AL/AL101/2026.1.0';
const range = (name: string, start: number) => ({
  file: `${folder}/${name}.yaml`,
  start,
  end: start + 3,
});

function field(name: string, line: string): PdfField {
  const widget = { page: 1, box: [0, 0, 90, 12], turn: 0, near: { text: '', line } };
  return { name, type: 'text', widgets: [widget] } as unknown as PdfField;
}

const [one, two] = [field('top.f1', '1'), field('top.f2', '2')];

function question(id: string, line: string): LinkedQuestion {
  const places = { line: range('questions', Number(line) * 10) };
  return { id, line, places } as unknown as LinkedQuestion;
}

const [wages, tips] = [question('wages', 'Worksheet, 1'), question('tips', '2')];

function binding(of: PdfField, reads: string, start: number): LinkedBinding {
  const at = range('pdf', start);
  return { field: of, at, print: [], reads: [{ name: reads, at }] } as unknown as LinkedBinding;
}

function form(bindings: LinkedBinding[], blank: LinkedForm['pdf']['blank'] = []): LinkedForm {
  const questions = new Map([wages, tips].map((each) => [each.id, each]));
  const all = { folder, questions, blank: { fields: [one, two] }, pdf: { bindings, blank } };
  return all as unknown as LinkedForm;
}

const misplaced = {
  question: wages,
  binding: binding(two, 'wages', 10),
  wanted: '1',
  printed: '2',
};
const writeLine = {
  title: 'Write "2"',
  edits: [{ at: wages.places.line, word: '1', text: '2' }],
};

/** The two names in pdf.yaml change places. */
function exchanged(start: number) {
  return {
    title: 'Swap it with f1, next to line 1',
    edits: [
      { at: misplaced.binding.at, text: 'f1' },
      { at: range('pdf', start), text: 'f2' },
    ],
  };
}

it('lets two fields change places that were bound the wrong way round, or one of them stays blank', () => {
  const both = form([misplaced.binding, binding(one, 'tips', 20)]);
  expect(lineFixes(misplaced, both)).toEqual([exchanged(20), writeLine]);
  const blank = form([misplaced.binding], [{ name: 'top.f1', at: range('pdf', 30) }]);
  expect(lineFixes(misplaced, blank)).toEqual([exchanged(30), writeLine]);
});

it('corrects only the line where the other field is bound as it should be, or by nothing with a line', () => {
  expect(lineFixes(misplaced, form([misplaced.binding, binding(one, 'wages', 20)]))).toEqual([
    writeLine,
  ]);
  expect(lineFixes(misplaced, form([misplaced.binding, binding(one, 'other', 20)]))).toEqual([
    writeLine,
  ]);
});
