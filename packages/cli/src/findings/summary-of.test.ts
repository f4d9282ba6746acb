import type { Diagnostic } from '@formpress/compiler';
import { expect, it } from 'vitest';
import { summaryOf } from './summary-of.ts';

const sources = new Map([
  ['us/CA/CA101/2026.1.0/form.yaml', Buffer.from('name: DE 4\ntitle: x\n')],
]);
const summarize = (found: Diagnostic[]) => summaryOf(found, sources, 'definitions');

function found(severity: 'error' | 'warning', file: string, message = 'Wrong.'): Diagnostic {
  return { code: 'some-code', severity, at: { file, start: 11, end: 16 }, message };
}

it('counts by form version, form and place, and names the first error of the compiler', () => {
  const form = 'us/CA/CA101/2026.1.0/form.yaml';
  expect(
    summarize([
      found('warning', 'us/CA/flows/CA_RESIDENT.yaml'),
      found('error', form, 'There is no amount "a. B". Did you mean "a"?'),
      found('error', 'us/CA/CA101/2026.1.0/cases/single.yaml'),
      found('warning', 'us/CA/CA101/2026.1.0/pdf.yaml'),
      found('error', 'us/CA/CA101/translations/es.yaml'),
      found('error', 'shared/translations/es.yaml'),
      found('error', 'published.json'),
      { ...found('warning', 'us/NY/locality.yaml'), accepted: 'Known.' },
    ]),
  ).toBe(`published.json        1 error
shared                1 error
us/CA                 1 warning
us/CA/CA101           1 error
us/CA/CA101/2026.1.0  2 errors, 1 warning
5 errors, 2 warnings, 1 warning accepted.
Begin with definitions/us/CA/CA101/2026.1.0/form.yaml:2: There is no amount "a. B".
`);
});

it('is the total alone for one finding, whatever was accepted', () => {
  const accepted = { ...found('warning', 'us/NY/locality.yaml'), accepted: 'Known.' };
  expect(summarize([found('error', 'us/NY/locality.yaml')])).toBe('1 error, 0 warnings.\n');
  expect(summarize([found('error', 'us/NY/locality.yaml'), accepted, accepted])).toBe(
    '1 error, 0 warnings, 2 warnings accepted.\n',
  );
});

it('begins nowhere without an error, and leaves out the line of a file that cannot be read', () => {
  const warning = found('warning', 'us/NY/locality.yaml');
  const error = found('error', 'us/NY/locality.yaml', 'It is\nempty. Write it.');
  expect([summarize([warning, warning]), summarize([warning, error])]).toEqual([
    'us/NY  2 warnings\n0 errors, 2 warnings.\n',
    'us/NY  1 error, 1 warning\n1 error, 1 warning.\nBegin with definitions/us/NY/locality.yaml: It is empty.\n',
  ]);
});

it('stays short when everything is wrong', () => {
  const all = Array.from({ length: 25 }, (_, i) => found('warning', `us/A${i + 10}/locality.yaml`));
  const lines = all.slice(0, 20).map((_, i) => `us/A${i + 10}  1 warning\n`);
  expect(summarize(all)).toBe(`${lines.join('')}and 5 more\n0 errors, 25 warnings.\n`);
});
