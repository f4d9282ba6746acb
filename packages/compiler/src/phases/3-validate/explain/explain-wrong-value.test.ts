import { expect, it } from 'vitest';
import { createReport } from '../../../diagnostics/report.ts';
import { parse } from '../../2-parse/parse.ts';
import { validateDocument } from '../documents/validate-document.ts';
import type { FileKind } from '../files/recognise-file.ts';

function diagnosticsOf(kind: FileKind, text: string) {
  const report = createReport();
  const { documents } = parse(new Map([[`${kind}.yaml`, Buffer.from(text)]]), report);
  for (const document of documents) validateDocument(document, kind, report);
  return report.diagnostics;
}

const question = (line: string) =>
  `QS1:\n  breadcrumb: A\n  questions:\n    a:\n      ask: A\n      answer: b\n      ${line}  next: QS2\n`;
const form = (people: string) =>
  `name: A\ntitle: B\neffective: 2026-01-01\nbasedOn: W4101 2026.1.0\npeople: ${people}\n`;

it.each([
  ['notes:\n        Sign here.\n', 'Put a dash and a space before each note.'],
  ['notes: Sign.\n', 'Put each note on its own line, with a dash and a space before it.'],
  ['required: yes\n', 'It can be always, never, or { when: a condition over questions above }.'],
])('says what to write instead of %j', (line, help) => {
  expect(diagnosticsOf('questions', question(line))).toMatchObject([{ help }]);
});

it.each([
  ['employee', 'middleName?', 'middleInitial'],
  ['employee', 'middleName', 'middleInitial'],
  ['employer', 'federalein?', 'federalEIN'],
])('offers of the facts about the %s for %s: %s', (person, given, meant) => {
  const facts = { employee: '[]', employer: '[]', [person]: `[${given}]` };
  const people = `{ employee: ${facts.employee}, employer: ${facts.employer} }`;
  const [first] = diagnosticsOf('form', form(people));
  expect(first?.message).toBe(`"${person}" cannot have "${given}". Did you mean "${meant}"?`);
  expect(first?.help).toMatch(/^It can be [A-Za-z, ]+; a question mark makes it optional\.$/);
});
