import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { blameBases } from './blame-base.ts';

function found(code: string, file: string): Diagnostic {
  return { code, severity: 'error', at: { file, start: 1, end: 2 }, message: `${code}.` };
}

const basedOnAt = { file: 'us/AL/AL102/1/form.yaml', start: 9, end: 14 };
const base = (...all: Diagnostic[]) => ({
  id: 'AL101',
  version: '1',
  folders: ['us/AL/AL101/1'],
  found: all,
});
const child = (...all: Diagnostic[]) => ({
  id: 'AL102',
  version: '1',
  folders: ['us/AL/AL102/1', 'us/AL/AL101/1'],
  basedOnAt,
  found: all,
});
const ofBase = 'us/AL/AL101/1/questions.yaml';

it('names the forms that change with their base', () => {
  const change = found('changed-form', ofBase);
  expect(blameBases([base(change), child(change)])).toEqual([
    {
      ...change,
      related: [{ at: basedOnAt, message: 'AL102 1 takes it over and changes with it.' }],
    },
    change,
  ]);
});

it('tells in words what a form takes over that differs from its lock, where a new lock is enough', () => {
  const change = found('changed-form', ofBase);
  expect(blameBases([base(), child(change)])).toEqual([
    {
      code: 'changed-with-base',
      severity: 'error',
      at: basedOnAt,
      message: 'AL102 1 differs from its lock in one thing that it takes from AL101 1.',
      related: [{ at: change.at, message: 'changed-form.' }],
      help: 'If AL101 changed and that is right for AL102 1 too, run "formpress lock" and commit its lock files. If basedOn should name another version, name that one. Otherwise rewrite here what must stay.',
    },
  ]);
});

it('does not leave to a lock what a case of the form contradicts', () => {
  const change = found('changed-form', ofBase);
  const failed = found('failed-case', 'us/AL/AL102/1/cases/all.yaml');
  expect(blameBases([base(), child(change, failed)]).map(({ code }) => code)).toEqual([
    'base-does-not-fit',
  ]);
});
