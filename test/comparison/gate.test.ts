import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ComparedRelease, evaluateRelease } from '@formpress/comparison';
import { createReport, lowerDefinitions, releaseOfDefinitions } from '@formpress/compiler';
import { type Bundle, type CatalogLanguages, inEachLanguage } from '@formpress/model';
import { beforeAll, expect, it } from 'vitest';
import { testCache } from '../foundation/test-cache.ts';

const previous = fileURLToPath(new URL('./cases/previous', import.meta.url));
const kitchenSink = join(previous, '../../../kitchen-sink/definitions');
const calm = { channel: 'development', accepted: [], reason: undefined };

let before: ComparedRelease;
beforeAll(async () => {
  before = await read(previous);
}, 60_000);

async function read(folder: string): Promise<ComparedRelease> {
  const report = createReport();
  const { lowered } = await lowerDefinitions(folder, report, testCache());
  expect(report.hasErrors).toBe(false);
  return releaseOfDefinitions(lowered);
}

/** The release with its only form changed. */
function withForm(change: (bundle: Bundle) => Bundle): ComparedRelease {
  const forms = before.forms.map((form) => ({ ...form, bundle: change(form.bundle) }));
  return { ...before, forms };
}

it('accepts a first release, and an unchanged one', () => {
  expect(evaluateRelease(before, { ...calm, before: undefined })).toEqual({
    problems: [],
    report: 'The first release: 1 form version.\n',
  });
  expect(evaluateRelease(before, { ...calm, before })).toEqual({
    problems: [],
    report: 'Nothing changed.\n',
  });
});

it('names every part of a published version that would change', () => {
  const after = withForm((bundle) => ({
    ...bundle,
    effective: '2026-02-01',
    taxParameters: bundle.taxParameters.slice(1),
    pdf: { ...bundle.pdf, fields: bundle.pdf.fields.slice(1) },
  }));
  const accepted = ['CLIENT', 'STORED_ANSWERS', 'PAYROLL'] as const;
  expect(evaluateRelease(after, { ...calm, before, accepted, reason: 'It is meant.' })).toEqual({
    problems: [
      'AL101 2026.1.0 is published, and its tax parameters, PDF bindings and effective date would change. Make a new version.',
    ],
    report: expect.stringMatching(
      /\n## Accepted\n\nThat it breaks .* was accepted: It is meant\.\n$/,
    ),
  });
});

it('allows changed texts under the same version', () => {
  const says = inEachLanguage(() => 'All of it is true.');
  const after = withForm((bundle) => ({ ...bundle, statements: { sign: says } }));
  expect(evaluateRelease(after, { ...calm, before }).problems).toEqual([]);
});

it('requires breaking changes to be accepted by name', () => {
  const after = { ...before, forms: [] };
  const wanted = 'If that is intended, use --accept CLIENT,STORED_ANSWERS --reason "…".';
  expect(evaluateRelease(after, { ...calm, before }).problems).toEqual([
    `The changes break CLIENT and STORED_ANSWERS. ${wanted}`,
  ]);
  const some = { ...calm, before, accepted: ['CLIENT' as const], reason: 'Nobody uses it.' };
  expect(evaluateRelease(after, some)).toEqual({
    problems: [`The changes break STORED_ANSWERS. ${wanted}`],
    report: expect.stringContaining('That it breaks CLIENT was accepted: Nobody uses it.\n'),
  });
});

it('names everything that is not fit for production', async () => {
  const production = { ...calm, before: undefined, channel: 'production' };
  expect(evaluateRelease(before, production).problems).toEqual([
    'AL101 2026.1.0 has a drawn specimen as its blank.',
    'AL101 2026.1.0 was not read in any source: form.',
  ]);
  const mixed = withForm((bundle) => ({ ...bundle, wording: 'ours', ownWords: ['exempt'] }));
  expect(evaluateRelease(mixed, production).problems).toContain(
    'AL101 2026.1.0 has statements in our words: exempt.',
  );
  const { problems } = evaluateRelease(await read(kitchenSink), production);
  expect(problems.filter((problem) => problem.includes('NV901'))).toEqual([
    'NV901 2026.1.0 has statements in our words: sign.',
    'NV901 2026.1.0 was not read in any source: form, allowances, @perSink, @mostStone and @manySinks.',
  ]);
  const [first] = before.localities.localities;
  if (!first) throw new Error('There is no locality.');
  const flows = first.flows.map((flow) => ({ ...flow, unverified: ['adjust'] }));
  const localities = { localities: [{ ...first, flows }] };
  expect(evaluateRelease({ ...before, localities }, production).problems).toContain(
    'The flow AL_RESIDENT was not read in any source: adjust.',
  );
});

it('holds a release against what its channel demands of translations', () => {
  const languages: CatalogLanguages = {
    leftOut: ['fr'],
    needs: { production: { languages: ['es', 'fr'], reviewed: ['statements'] } },
  };
  const unread = { ...before, languages };
  expect(evaluateRelease(unread, { ...calm, before })).toMatchObject({ problems: [] });
  const { problems } = evaluateRelease(unread, { ...calm, channel: 'production', before });
  expect(problems.slice(-2)).toEqual([
    'The release leaves out French, which production needs (shared/languages.yaml).',
    'The Spanish of statements is not reviewed: AL101 2026.1.0 (sign).',
  ]);
  const read = withForm((bundle) => ({ ...bundle, reviewedStatements: { es: ['sign'] } }));
  const reviewed = { ...read, languages: { ...languages, leftOut: [] } };
  const left = evaluateRelease(reviewed, { ...calm, channel: 'production', before }).problems;
  expect(left.at(-1)).toBe('The French of statements is not reviewed: AL101 2026.1.0 (sign).');
  expect(left.some((problem) => problem.includes('Spanish'))).toBe(false);
});
