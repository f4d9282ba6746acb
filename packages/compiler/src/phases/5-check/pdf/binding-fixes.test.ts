import type { PdfField } from '@formpress/pdf';
import { expect, it } from 'vitest';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import { bindingFixes } from './binding-fixes.ts';

const range = (start: number, end: number) => ({
  file: 'us/AL/AL101/2026.1.0/pdf.yaml',
  start,
  end,
});
const [fields, blank, file] = [range(8, 40), range(50, 60), range(0, 60)];

function field(name: string, near: string): PdfField {
  const widget = { page: 1, box: [0, 0, 90, 12], turn: 0, near: { text: near } };
  return { name, type: 'text', widgets: [widget] } as unknown as PdfField;
}

const first = field('top.f1', 'Your first name and middle initial');
const city = field('top.f2', 'City or town, state, and ZIP code');
const other = field('top.f3', "Employer's name and address");

function form(lists: LinkedForm['pdf']['lists'], holds: Record<string, string> = {}): LinkedForm {
  const used = { use: 'required' };
  const people = {
    employee: { firstName: used, lastName: used },
    employer: {},
    employeeAddress: 'required',
    employerAddress: 'unused',
    address: { us: { city: {}, state: {}, zipCode: {} }, ca: {} },
  };
  const locks = new Map([['blank.lock.json', Buffer.from(JSON.stringify({ holds }))]]);
  const all = { people, blank: { fields: [first, city, other] }, pdf: { lists }, locks };
  return all as unknown as LinkedForm;
}

it('offers lines to fill in, what the printed words ask about the employee, and nothing', () => {
  expect(bindingFixes([first, city, other], form({ fields, blank, file }))).toEqual([
    {
      title: 'Bind them to "TODO" under "fields"',
      edits: [{ at: fields, adds: ['f1: TODO', 'f2: TODO', 'f3: TODO'] }],
    },
    {
      title:
        'Print {{employee.firstName}}, {{employee.address.city}} {{employee.address.state}} {{employee.address.zipCode}}',
      edits: [
        {
          at: fields,
          adds: [
            "f1: '{{employee.firstName}}'",
            "f2: '{{employee.address.city}} {{employee.address.state}} {{employee.address.zipCode}}'",
          ],
        },
        { at: blank, adds: ['- f3'] },
      ],
    },
    { title: 'List them under "blank"', edits: [{ at: blank, adds: ['- f1', '- f2', '- f3'] }] },
  ]);
});

it('adds the part that pdf.yaml lacks, and offers nothing without the file', () => {
  expect(bindingFixes([other], form({ fields, file }))).toEqual([
    { title: 'Bind it to "TODO" under "fields"', edits: [{ at: fields, adds: ['f3: TODO'] }] },
    { title: 'List it under "blank"', edits: [{ at: file, adds: ['blank:\n  - f3'] }] },
  ]);
  expect(bindingFixes([other], form({}))).toEqual([]);
});

it('offers what the fields held when the form was locked, and lines to fill in for the others', () => {
  const held = { f1: '{{employee.firstName}}', f2: '{ by: place, IN: City, OUT: Town }' };
  expect(bindingFixes([first, city, other], form({ fields, file }, held))).toEqual([
    {
      title: 'Bind them as when the form was locked',
      edits: [
        {
          at: fields,
          adds: ["f1: '{{employee.firstName}}'", `f2: ${held.f2}`, 'f3: TODO'],
        },
      ],
    },
    {
      title: 'Bind them to "TODO" under "fields"',
      edits: [{ at: fields, adds: ['f1: TODO', 'f2: TODO', 'f3: TODO'] }],
    },
  ]);
});
