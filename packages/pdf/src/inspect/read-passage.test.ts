import { expect, it } from 'vitest';
import { findStatements } from './find-statements.ts';
import { readPassage } from './read-passage.ts';

type Text = [x: number, y: number, text: string];

/** A PDF with texts of 10 points on its pages. */
function pdfWith(...pages: Text[][]): Uint8Array {
  const written = pages.map((texts) =>
    texts.map(([x, y, text]) => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n'),
  );
  const kids = written.map((_, index) => `${index + 3} 0 R`).join(' ');
  const first = written.length + 3;
  return Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj <</Pages 2 0 R>> endobj',
      `2 0 obj <</Kids[${kids}]/Count ${written.length}/MediaBox[0 0 612 792]>> endobj`,
      ...written.map(
        (_, index) =>
          `${index + 3} 0 obj <</Type/Page/Parent 2 0 R/Contents ${first + index} 0 R/Resources<</Font<</F <</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>>>>> endobj`,
      ),
      ...written.map(
        (text, index) =>
          `${first + index} 0 obj <</Length ${text.length}>> stream\n${text}\nendstream endobj`,
      ),
      'trailer <</Root 1 0 R>>',
      'startxref',
      '0',
      '%%EOF',
    ].join('\n'),
  );
}

/** A statement in the right column of a page, with a label in its margin and words of another column beside it. */
const signed: Text[] = [
  [40, 700, 'Step 5:'],
  [120, 700, 'Under penalties of perjury, I declare that this certif-'],
  [420, 700, 'For office use'],
  [40, 688, 'Sign'],
  [120, 688, 'icate is the work of a non-resident\\222s hand and'],
  [420, 688, 'and complete the'],
  [40, 676, 'here'],
  [120, 676, 'a non-'],
  [120, 664, 'resident\\222s \\223word\\224, true and complete.'],
  [120, 630, 'Date and complete address'],
];

it.each([
  ['the words of one column, as one text', 'under penalties of', 'true and complete'],
  ['whatever the quotes, the letters and the spaces', 'UNDER   penalties of', 'true AND complete.'],
])('reads %s', (_, starts, ends) => {
  expect(readPassage(pdfWith(signed), { page: 1, starts, ends })).toEqual({
    words:
      'Under penalties of perjury, I declare that this certificate is the work of a non-resident\'s hand and a non-resident\'s "word", true and complete.',
  });
});

it.each([
  [
    { page: 2, starts: 'Under', ends: 'complete' },
    { problem: 'no page', pages: 1 },
  ],
  [
    { page: 1, starts: 'Under penalty of perjury', ends: 'complete' },
    { problem: 'no start', nearest: 'Under penalties of perjury', onPages: [] },
  ],
  [
    { page: 1, starts: 'Under penalties', ends: 'true and completed' },
    { problem: 'no end', nearest: 'true and complete.', onPages: [] },
  ],
  [{ page: 1, starts: 'Date and', ends: 'I declare that' }, { problem: 'end before start' }],
  [
    { page: 1, starts: 'a non-resident\u2019s', ends: 'true and' },
    { problem: 'several starts', count: 2 },
  ],
  [
    { page: 1, starts: 'Under penalties', ends: 'non-resident\u2019s' },
    { problem: 'several ends', count: 2 },
  ],
])('says why %j is not one passage', (marks, problem) => {
  expect(readPassage(pdfWith(signed), marks)).toEqual(problem);
});

it('says on which page the first words are', () => {
  const other: Text[] = [[72, 700, 'Instructions']];
  const marks = { page: 1, starts: 'Under penalties of perjury', ends: 'complete' };
  expect(readPassage(pdfWith(other, signed), marks)).toEqual({ problem: 'no start', onPages: [2] });
});

it('finds what people sign, the surest first, with the fewest words that lead to it', () => {
  const claims: Text[] = [
    [72, 720, 'I certify that I am exempt this year.'],
    [72, 690, 'I certify that I had no tax last year.'],
  ];
  const page = [...claims, ...signed.map(([x, y, text]): Text => [x, y - 100, text])];
  const found = findStatements(pdfWith(page));
  expect(found.map(({ words: _, ...marks }) => marks)).toEqual([
    { page: 1, starts: 'Under penalties of perjury', ends: 'true and complete.' },
    { page: 1, starts: 'I certify that I', ends: 'exempt this year.' },
    { page: 1, starts: 'I certify that I had no', ends: 'had no tax last year.' },
  ]);
});

it('ends a statement where people sign, and reads one without a full stop', () => {
  const found = findStatements(
    pdfWith([
      [72, 700, 'Under penalty of false swearing, I declare that all of this'],
      [72, 688, 'is true and complete.'],
      [72, 676, 'Employee signature \\(not valid unless signed.\\)'],
      [72, 600, 'I certify that I am exempt. I meet the conditions'],
      [72, 588, 'set forth in the instructions \\(check here\\)'],
    ]),
  );
  expect(found.map(({ words }) => words)).toEqual([
    'Under penalty of false swearing, I declare that all of this is true and complete.',
    'I certify that I am exempt. I meet the conditions set forth in the instructions',
  ]);
});
