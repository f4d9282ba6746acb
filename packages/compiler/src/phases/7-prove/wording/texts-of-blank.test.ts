import { expect, it } from 'vitest';
import { readPlain } from '../../2-parse/plain/read-plain.ts';
import { changedTexts } from './changed-texts.ts';
import { textsOfBlank } from './texts-of-blank.ts';

const page = `pages:
  - holds:
      - masthead: A-4
        title: Certificate
      - You cannot claim more.
      - lines:
          - line: 1
            text: Your name
            field: name
      - Ask if you have {{@most}} or more.
  - holds:
      - Keep this page.
`;

const names = ['blank title', 'blank name text', 'blank page 1', 'blank page 2'];

function textsOf(text: string) {
  const root = readPlain({ file: 'blank.yaml', text }) ?? expect.fail('The blank is not read.');
  return new Map(textsOfBlank(root).map((each) => [each.name, each]));
}

function lockOf(text: string): Record<string, string> {
  return Object.fromEntries([...textsOf(text)].map(([name, { is }]) => [name, is]));
}

it('has the words of every page, each once', () => {
  const [title = '', name = '', first = '', second = ''] = names;
  expect(lockOf(page)).toEqual({
    [title]: 'Certificate',
    [name]: 'Your name',
    [first]: 'You cannot claim more. | Ask if you have {{@most}} or more.',
    [second]: 'Keep this page.',
  });
});

it.each([
  ['You cannot claim more.', 'You can claim more.', 'What page 1 says', 4],
  ['or more.', 'or fewer.', 'What page 1 says', 9],
  ['Keep this page.', 'Discard this page.', 'What page 2 says', 11],
  ['Your name', 'A name', 'What is printed next to "name"', 7],
])('shows where "%s" was changed', (from, to, says, line) => {
  const text = page.replace(from, to);
  const now = { texts: new Map([['2026.1.0', textsOf(text)]]), pairs: [] };
  const lock = { texts: { '2026.1.0': lockOf(page) }, translations: {} };
  const found = changedTexts(now, lock).changed.map((each) => [
    each.says,
    text.slice(0, each.at.start).split('\n').length - 1,
  ]);
  expect(found).toEqual([[says, line]]);
});
