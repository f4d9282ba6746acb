import { expect, it } from 'vitest';
import { recogniseFile } from './recognise-file.ts';

it.each([
  ['published.json', 'kept'],
  ['shared/answers.yaml', 'answers'],
  ['shared/people.yaml', 'people'],
  ['shared/reciprocity.yaml', 'reciprocity'],
  ['shared/languages.yaml', 'languages'],
  ['shared/engine-fields.yaml', 'engine-fields'],
  ['shared/translations/fr.yaml', 'translations'],
  ['us/federal/locality.yaml', 'locality'],
  ['us/AZ/answers.yaml', 'answers'],
  ['us/AZ/flows/AZ_RESIDENT.yaml', 'flow'],
  ['us/AZ/cases/commuters.yaml', 'place-case'],
  ['us/AZ/locality.lock.txt', 'kept'],
  ['ca/ON/translations/es.yaml', 'translations'],
  ['us/federal/W4101/translations/es.yaml', 'translations'],
  ['us/federal/W4101/2026.1.0/form.yaml', 'form'],
  ['us/federal/W4101SP/2026.10.0/questions.yaml', 'questions'],
  ['us/NM/NM101/2026.1.0/questions-with-federal.yaml', 'questions-with-federal'],
  ['ca/federal/TD101FR/2025.01.0/pdf.yaml', 'pdf'],
  ['us/AL/AL101/2026.1.0/blank.yaml', 'blank'],
  ['us/AL/AL101/2026.1.0/blank.pdf', 'blank-pdf'],
  ['us/AL/AL101/2026.1.0/blank.lock.json', 'kept'],
  ['us/AL/AL101/2026.1.0/paths.lock.json', 'kept'],
  ['us/AL/AL101/2026.1.0/cases/exempt.yaml', 'case'],
  ['us/AL/AL101/2026.1.0/images/step-2.png', 'image'],
])('takes %s for %s', (path, kind) => {
  expect(recogniseFile(path)).toEqual({ kind });
});

it.each([
  ['us/AL/AL101/2026.1.0/question.yaml', 'us/AL/AL101/2026.1.0/question.yaml', 'questions.yaml'],
  ['us/AL/AL101/2026.1.0/form.yml', 'us/AL/AL101/2026.1.0/form.yml', 'form.yaml'],
  ['us/AL/AL101/2026.1.0/case/a.yaml', 'us/AL/AL101/2026.1.0/case', 'cases'],
  ['us/AL/AL101/2026.1/form.yaml', 'us/AL/AL101/2026.1', undefined],
  ['us/AL/AL1O1/2026.1.0/form.yaml', 'us/AL/AL1O1', 'AL101'],
  ['us/AL/al101/2026.1.0/form.yaml', 'us/AL/al101', 'AL101'],
  ['us/AL/AL10/2026.1.0/form.yaml', 'us/AL/AL10', undefined],
  ['us/al/locality.yaml', 'us/al', 'AL'],
  ['us/Alabama/locality.yaml', 'us/Alabama', undefined],
  ['usa/AL/locality.yaml', 'usa', 'us'],
  ['notes.txt', 'notes.txt', undefined],
  ['us/AL/AL101/2026.1.0/images/plan.gif', 'us/AL/AL101/2026.1.0/images/plan.gif', undefined],
  ['shared/translations/de.yaml', 'shared/translations/de.yaml', 'es.yaml'],
])('has no place for %s', (path, wrong, near) => {
  const folder = wrong.includes('/') ? wrong.slice(0, wrong.lastIndexOf('/') + 1) : '';
  expect(recogniseFile(path)).toMatchObject({ wrong, meant: near && folder + near });
});
