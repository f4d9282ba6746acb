import { expect, it } from 'vitest';
import { prose } from './prose.ts';

const links = new Map([
  ['fillPdf', '#fillPdf'],
  ['FormSummary', '#schema-FormSummary'],
  ['forms', '#forms'],
]);
const shown = (text: string) => prose(text, links).map(({ html }) => html);

it('shows paragraphs and numbered lists', () => {
  expect(shown('Two steps.\n\n1. The first\n   step.\n2. The second.')).toEqual([
    '<p>Two steps.</p>',
    '<ol><li>The first\n   step.</li><li>The second.</li></ol>',
  ]);
});

it('links names, and leaves ordinary words alone', () => {
  expect(
    shown('The forms of `forms` go to fillPdf with SIGN_EXTERNALLY, as FormSummary or OpenAPI.'),
  ).toEqual([
    '<p>The forms of <a href="#forms"><code>forms</code></a> go to <a href="#fillPdf"><code>fillPdf</code></a> with ' +
      '<code>SIGN_EXTERNALLY</code>, as <a href="#schema-FormSummary"><code>FormSummary</code></a> or OpenAPI.</p>',
  ]);
});

it('escapes what would be markup', () => {
  expect(shown('a < b & "c"')).toEqual(['<p>a &lt; b &amp; &quot;c&quot;</p>']);
});
