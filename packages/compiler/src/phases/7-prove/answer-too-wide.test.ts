import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complete } from '@formpress/engine';
import { createFiller } from '@formpress/fill';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedOfTheDay } from '../../../../../test/foundation/seed-of-the-day.ts';
import { type AnyForm, anyForm, chosenAnswers } from '../../../test/fit/any-form.ts';
import { answersOf } from '../../../test/fit/any-pattern.ts';
import { writeForm } from '../../../test/fit/write-form.ts';
import { createReport } from '../../diagnostics/report.ts';
import { lowerDefinitions } from '../../workspace/compile.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { answerTooWide } from './answer-too-wide.ts';
import { unboundedResult } from './unbounded-result.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-fit-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const forms = process.env.ALL ? 600 : 25;
const people = 60;

it(`prints every accepted answer in the boxes that passed, in ${forms} random forms (seed ${seedOfTheDay})`, async () => {
  let passed = 0;
  await fc.assert(
    fc.asyncProperty(anyForm, fc.integer(), async (drawn, seed) => {
      const form = await lowered(drawn);
      const unproved = fieldsNotProved(form);
      passed += drawn.boxes.length - unproved.size;
      const print = printer(form);
      for (const fields of fc.sample(answersTo(drawn), { seed, numRuns: people })) {
        const wrong = print(fields).filter(({ field }) => !unproved.has(field));
        const where = wrong.map((each) => [each, explained(each.field, drawn)]);
        expect({ fields, where }).toEqual({ fields, where: [] });
      }
    }),
    { numRuns: forms, seed: seedOfTheDay, endOnFailure: true },
  );
  expect(passed).toBeGreaterThan(forms * 5);
}, 3_600_000);

/** A random form, as it would be served. */
async function lowered(drawn: AnyForm): Promise<LoweredForm> {
  await writeForm(drawn, folder);
  const report = createReport();
  const [form] = (await lowerDefinitions(folder, report)).lowered.forms;
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  if (!form) throw new Error('There is no form.');
  return form;
}

function fieldsNotProved(form: LoweredForm): Set<string> {
  const fields = new Set<string>();
  for (const { prove } of [answerTooWide, unboundedResult]) {
    prove(form, ({ message }) => {
      fields.add(/the field "(f[0-9]+)"/.exec(message)?.[1] ?? message);
    });
  }
  return fields;
}

type Refused = { code: string; field: string; text: string | undefined };

/** Completes and fills a form, and says what was refused and what does not look like a number should. */
function printer({ bundle, template, plan }: LoweredForm) {
  const filler = createFiller(template, plan);
  const clock = { now: new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC' };
  const employee = { firstName: 'Ann', lastName: 'Lee' };
  return (fields: Record<string, string>): Refused[] => {
    const result = complete(bundle, { employee, fields, signForm: 'SIGN' }, clock);
    if ('refusals' in result) throw new Error(JSON.stringify([fields, result.refusals]));
    const { pdf } = result.completed;
    const filled = filler.fill(pdf, 'SIGN');
    if (!('refusals' in filled)) return [];
    return filled.refusals.map((each) => ({ ...each, text: pdf.texts.get(each.field) }));
  };
}

function explained(field: string, { asked, boxes, results }: AnyForm): unknown {
  const box = boxes[Number(field.slice(1))];
  return [box, ...results, ...[...asked].map(([id, { accepts }]) => `${id} ${accepts}`)];
}

function answersTo({ asked }: AnyForm): fc.Arbitrary<Record<string, string>> {
  const typed = [...asked].map(([id, { required, ...pattern }]) => {
    const answers = answersOf(pattern);
    const blank = fc.constant('');
    return [id, required ? answers : fc.oneof({ arbitrary: answers, weight: 5 }, blank)];
  });
  return fc.record({ ...chosenAnswers, ...Object.fromEntries(typed) });
}
