import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { eventsIn, fill } from './audit-lines.ts';
import { serviceWithKeys } from './key-callers.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');
const keysFile = join(folder.path, 'keys.json');
const file = join(folder.path, 'audit.jsonl');

writeSmallRelease(release, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
afterAll(() => folder.remove());

it(`never writes anything that was sent (seed ${seedOfTheDay})`, async () => {
  const environment = { AUDIT_FILE: file };
  const started = await serviceWithKeys(release, keysFile, [{ name: 'Payroll' }], environment);
  const [call] = started.callers;
  if (!call) throw new Error('A key was made.');
  // Long enough not to appear in a hash by chance.
  const word = fc.string({ minLength: 8, maxLength: 20, unit: 'grapheme' });
  const number = fc.integer({ min: 100_000_000, max: 999_999_999 }).map((digits) => {
    const text = String(digits);
    return `${text.slice(0, 3)}-${text.slice(3, 5)}-${text.slice(5)}`;
  });
  const request = fc.record({
    firstName: fc.oneof(word, fc.stringMatching(/^[A-Z][a-z]{8,12}$/)),
    lastName: fc.oneof(word, fc.stringMatching(/^[A-Z][a-z]{8,12}$/)),
    socialSecurityNumber: number,
    answer: fc.oneof(word, number),
    key: word,
    formId: fc.oneof(fc.constant('W4101'), word),
    signForm: fc.oneof(fc.constantFrom('SIGN', 'PREVIEW', 'SIGN_EXTERNALLY'), word),
    timezone: fc.constantFrom('America/New_York', 'Nowhere/Particular'),
  });
  const sent = new Set<string>();
  await fc.assert(
    fc.asyncProperty(request, async (one) => {
      const { firstName, lastName, socialSecurityNumber, answer, key, formId, signForm } = one;
      const employee = { firstName, lastName, socialSecurityNumber };
      const fields = { dependents: answer, [key]: answer };
      const lockInLetters = ['WY', answer, { locality: key, otherIncome: answer }];
      const body = fill(signForm, { formId, employee, fields }, { timezone: one.timezone });
      const locked = fill(signForm, { formId, employee, fields, lockInLetters });
      const plain = fill(signForm, { formId, employee: { firstName, lastName } });
      await Promise.all([body, locked, plain].map((init) => call('/v1/fillPdf', init)));
      for (const text of [firstName, lastName, socialSecurityNumber, answer, key, one.timezone])
        sent.add(text);
      for (const text of [formId, signForm]) if (!/^[A-Z_0-9]+$/.test(text)) sent.add(text);
    }),
    { numRuns: 150, seed: seedOfTheDay },
  );
  await started.service.close();
  const written = readFileSync(file, 'utf8');
  expect(eventsIn(file).filter(({ event }) => event === 'FILL').length).toBeGreaterThanOrEqual(300);
  expect(written).toContain('"outcome":"OK"');
  for (const text of sent) {
    for (const form of [text, JSON.stringify(text).slice(1, -1)])
      expect([form, written.includes(form)]).toEqual([form, false]);
  }
});
