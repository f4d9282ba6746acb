import { fileURLToPath } from 'node:url';
import type { Bundle, FieldRule } from '@formpress/model';
import { beforeAll, expect, it } from 'vitest';
import { createReport } from '../../../diagnostics/report.ts';
import { lowerDefinitions } from '../../../workspace/compile.ts';
import { tracesOf } from './traces-of.ts';

const folder = fileURLToPath(
  new URL('../../../../../../test/kitchen-sink/definitions', import.meta.url),
);

let forms: Bundle[] = [];
beforeAll(async () => {
  const { lowered } = await lowerDefinitions(folder, createReport());
  forms = lowered.forms.map(({ bundle }) => bundle);
}, 60_000);

/** A form in which these fields stay empty. */
function without(id: string, isDropped: (field: string) => boolean): Bundle {
  const form = forms.find((each) => each.id === id && each.version === '2026.1.0');
  if (!form) throw new Error(`There is no form ${id}.`);
  const fields = form.pdf.fields.filter(({ field }: FieldRule) => !isDropped(field));
  return { ...form, pdf: { ...form.pdf, fields } };
}

it('finds a trace of every answer, apart from one that has no box', () => {
  const silent = forms.flatMap((form) =>
    [...tracesOf(form)].flatMap(([id, { leavesInk, alike }]) =>
      leavesInk && alike.length === 0 ? [] : [`${form.id} ${id}`],
    ),
  );
  expect(silent).toEqual(['NV901 plumber']);
});

it('notices what nothing prints', () => {
  const form = without('WY901', (field) => field === 'nickname');
  expect(tracesOf(form).get('nickname')).toEqual({ leavesInk: false, alike: [] });
});

it('lets one answer of a choice leave its box empty, and no two', () => {
  const one = without('FD901', (field) => field.endsWith('status[0]'));
  expect(tracesOf(one).get('filingStatus')?.alike).toEqual([]);
  const two = without('FD901', (field) => /status\[[01]\]$/.test(field));
  expect(tracesOf(two).get('filingStatus')?.alike).toEqual([['SINGLE', 'MARRIED']]);
});

it('distinguishes the boxes of a multi-select', () => {
  const form = without('WY901', (field) => field === 'hotWater' || field === 'plug');
  expect(tracesOf(form).get('benefits')?.alike).toEqual([['HOT', 'PLUG']]);
});

it('counts a printed result as a trace of what it was calculated from', () => {
  const printed = without('WY902', (field) => field === 'wages');
  expect(tracesOf(printed).get('wages')?.leavesInk).toBe(true);
  const form = without('WY902', (field) => field === 'wages' || field.startsWith('line '));
  expect(tracesOf(form).get('wages')?.leavesInk).toBe(false);
});
