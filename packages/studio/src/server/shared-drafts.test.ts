import type { Session } from '@formpress/language';
import { expect, it } from 'vitest';
import { shareDrafts } from './shared-drafts.ts';

/** Unsaved texts, as a session keeps them. */
function texts() {
  const unsaved = new Map<string, string>();
  const session = {
    put: (path: string, text?: string) => {
      if (text === undefined) unsaved.delete(path);
      else unsaved.set(path, text);
    },
    unsaved: (path: string) => unsaved.get(path),
  };
  const told: string[] = [];
  const drafts = shareDrafts(session as unknown as Session, (page, { path, text }) =>
    told.push(`${page} ${path}: ${text}`),
  );
  return { unsaved, told, drafts, a: drafts.sessionOf('a'), b: drafts.sessionOf('b') };
}

it('tells every other page that has the file open', () => {
  const { a, b, told, unsaved } = texts();
  a.put('form.yaml', 'one');
  b.put('form.yaml', 'one');
  b.put('form.yaml', 'two');
  b.put('other.yaml', 'mine');
  expect([told, [...unsaved]]).toEqual([
    ['a form.yaml: two'],
    [
      ['form.yaml', 'two'],
      ['other.yaml', 'mine'],
    ],
  ]);
});

it('gives a page that opens a file the text that others typed', () => {
  const { a, b, told, unsaved } = texts();
  a.put('form.yaml', 'typed');
  b.put('form.yaml', 'saved');
  expect([told, unsaved.get('form.yaml')]).toEqual([['b form.yaml: typed'], 'typed']);
});

it('takes no late repetition for something new', () => {
  const { a, b, told, unsaved } = texts();
  for (const page of [a, b]) page.put('form.yaml', '');
  a.put('form.yaml', 'h');
  a.put('form.yaml', 'he');
  b.put('form.yaml', 'he');
  a.put('form.yaml', 'hel');
  expect([unsaved.get('form.yaml'), told.at(-1)]).toEqual(['hel', 'b form.yaml: hel']);
  b.put('form.yaml', 'hel');
  b.put('form.yaml', 'help');
  b.put('form.yaml', 'hel');
  expect([unsaved.get('form.yaml'), told.at(-1)]).toEqual(['hel', 'a form.yaml: hel']);
});

it('keeps a text until its last page is gone', () => {
  const { a, b, drafts, unsaved } = texts();
  for (const page of [a, b]) page.put('form.yaml', 'typed');
  expect([drafts.leave('a'), unsaved.get('form.yaml')]).toEqual([false, 'typed']);
  expect(drafts.all()).toEqual([{ path: 'form.yaml', text: 'typed' }]);
  expect([drafts.leave('b'), unsaved.get('form.yaml')]).toEqual([true, undefined]);
});
