import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complete } from '@formpress/engine';
import { createFiller } from '@formpress/fill';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedOfTheDay } from '../../../../../test/foundation/seed-of-the-day.ts';
import { widthOf } from '../../../../../test/foundation/text-widths.ts';
import { type AnyBox, type AnyForm, anyForm, chosenAnswers } from '../../../test/fit/any-form.ts';
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
        const wrong = print(fields, drawn).filter(({ field }) => !unproved.has(field));
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

type Wrong = { code: string; field: string; text: string | undefined };

/** Completes and fills a form, and returns what was refused, what is not a plain number, and what is wider than its box. */
function printer({ bundle, template, plan }: LoweredForm) {
  const filler = createFiller(template, plan);
  const clock = { now: new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC' };
  const employee = { firstName: 'Ann', lastName: 'Lee' };
  return (fields: Record<string, string>, { boxes }: AnyForm): Wrong[] => {
    const result = complete(bundle, { employee, fields, signForm: 'SIGN' }, clock);
    if ('refusals' in result) throw new Error(JSON.stringify([fields, result.refusals]));
    const { pdf } = result.completed;
    const filled = filler.fill(pdf, 'SIGN');
    const refused = 'refusals' in filled ? filled.refusals : [];
    const wrong: Wrong[] = refused.map((each) => ({ ...each, text: pdf.texts.get(each.field) }));
    for (const [at, box] of boxes.entries()) {
      const [field, text] = [`f${at}`, pdf.texts.get(`f${at}`) ?? ''];
      if (!isPlain(text, box)) wrong.push({ code: 'no plain number', field, text });
      if (!fitsBox(text, box)) wrong.push({ code: 'wider than its box', field, text });
    }
    return wrong;
  };
}

/** A number that is printed alone has digits and separators, and no exponent. */
function isPlain(text: string, { print }: AnyBox): boolean {
  if (text === '' || !/^\{\{[nr][0-9]\}\}$/.test(print)) return true;
  return /^-?[0-9]{1,3}(?:[\u00a0,]?[0-9]{3})*(?:[.,][0-9]+)?$|^-?[0-9]+(?:[.,][0-9]+)?$/.test(
    text,
  );
}

const fonts: Record<string, string> = {
  Helv: 'Helvetica',
  HeBo: 'Helvetica-Bold',
  TiRo: 'Times-Roman',
  Cour: 'Courier',
};

/** An independent measure: text on one line is not wider than its box at the smallest size, condensed. */
function fitsBox(text: string, { width, font, size, how }: AnyBox): boolean {
  if (how !== 'line' || text.includes(' ')) return true;
  const used = /^[ -~\u00a0]*$/.test(text) ? (fonts[font] ?? '') : 'Arimo';
  const least = (widthOf(text, used) * Math.min(6, size || 6) * 0.7) / 1000;
  return least <= width - 2 * Math.min(2, width / 10) + 0.01;
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
