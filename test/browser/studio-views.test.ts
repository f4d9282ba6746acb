import { expect } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { employee, employer } from '../service/people.ts';
import { serviceOfDefinitions } from '../service/service-of-definitions.ts';
import { eventually, inStudio, marksOn, openForm, studioForTests } from './studio-page.ts';

const tested = studioForTests();
const service = serviceOfDefinitions(kitchenSink);
const form = 'FD901/2026.1.0';

const otherIncome = {
  questions: ['otherIncome'],
  boxes: ['line5[0]'],
  sets: ['QS3'],
  lines: [
    '      ask: What other income do you expect?',
    "      line: '5'",
    '      answer: dollars',
    '      digits: 9',
    '      required: never',
  ],
};

inStudio(
  'a question, a box, a set or a line: click one, and the other three are marked',
  tested,
  async (page, studio) => {
    await openForm(page, studio, form);
    await page.locator('.ends').getByRole('button', { name: 'Sign: sign', exact: true }).click();
    await eventually(() => page.locator('.node.on').count(), 4);

    await page.locator('.box[data-field="line5[0]"]').click();
    await eventually(() => marksOn(page), otherIncome);

    await page.locator('.graph [data-node=QS1]').click();
    await eventually(async () => (await marksOn(page)).sets, ['QS1']);
    await page.locator('.graph [data-node=QS3]').click();
    await eventually(async () => (await marksOn(page)).boxes.length, 7);
    await page.locator('formpress-form').getByLabel('What other income do you expect?').click();
    await eventually(() => marksOn(page), otherIncome);

    await page.locator('.cm-line', { hasText: 'Which deductions do you expect?' }).click();
    await eventually(
      async () => {
        const { questions, boxes, sets } = await marksOn(page);
        return { questions, boxes, sets };
      },
      { questions: ['deductions'], boxes: ['line6[0]'], sets: ['QS3'] },
    );
  },
);

inStudio(
  'an address with a question opens the form at that question',
  tested,
  async (page, studio) => {
    await openForm(page, studio, `${form}/question/filingStatus`);
    await eventually(
      async () => (await marksOn(page)).boxes,
      ['status[0]', 'status[1]', 'status[2]'],
    );
  },
);

inStudio(
  'the paths: branches, the present path, why, why not, all sets',
  tested,
  async (page, studio) => {
    await openForm(page, studio, form);
    const edges = await page.locator('.graph .edge text').allTextContents();
    expect(
      edges.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '').length,
    ).toBe(4);

    await page.locator('.graph [data-node=QS2]').click();
    const why = page.locator('.why');
    await why.getByText('Why is QS2 not shown?').waitFor();
    await why.getByText('“Are you a nonresident alien?” in QS1 is not answered yet.').waitFor();
    await why.getByRole('button', { name: 'Show it' }).click();
    await why.getByText('Why is QS2 shown?').waitFor();
    await why.getByText('“Are you a nonresident alien?” is answered “No”.').waitFor();
    await eventually(() => page.locator('formpress-form h2').textContent(), 'Exemption');

    // After an answer that leads elsewhere, the page names it, and the answer that would show the set.
    await page.locator('formpress-form').getByRole('button', { name: 'Back' }).click();
    await page.locator('formpress-form').getByText('Yes', { exact: true }).click();
    await page.locator('.graph [data-node=QS2]').click();
    const alien = '“Are you a nonresident alien?”';
    await eventually(
      () => why.locator('p').allInnerTexts(),
      [`${alien} in QS1 is answered “Yes”. Only “No” leads there.`, `Answer ${alien} with “No”.`],
    );
    await page.getByRole('tab', { name: 'All sets' }).click();
    await eventually(() => page.locator('formpress-question-set').count(), 4);
  },
);

inStudio(
  'every end is reached by one click, and nothing is hidden',
  tested,
  async (page, studio) => {
    const ends = {
      'FD901/2026.1.0': ['Sign: sign', 'Sign: exempt'],
      'NV901/2026.1.0': ['Sign: sign', 'Refused by rule fewStoneSinks'],
      'WY901/2026.1.0': ['Sign: single', 'Sign: married', 'Not eligible'],
      'WY903/2026.1.0': ['Sign: sign', 'Sign: exempt', 'Sign: sign, with federal values'],
    };
    for (const [name, labels] of Object.entries(ends)) {
      await openForm(page, studio, name);
      const buttons = page.locator('.ends').getByRole('button');
      await eventually(() => buttons.allInnerTexts(), labels);
      for (const label of labels) {
        await page.locator('.ends').getByRole('button', { name: label, exact: true }).click();
        const isRefused = label.startsWith('Refused');
        const end = isRefused ? 'Sign: sign' : label.replace(', with federal values', '');
        await eventually(
          () => page.locator('.node:is(.finish, .ineligible).on').allTextContents(),
          [expect.stringContaining(end)],
        );
        const result = label.startsWith('Sign') ? 'Result' : 'Result (1 refused)';
        await eventually(() => page.getByRole('tab', { name: /^Result/ }).innerText(), result);
      }
    }
  },
);

inStudio(
  'answers live: the page, refusals, the widest answers, any date, three languages',
  tested,
  async (page, studio) => {
    await openForm(page, studio, form);
    await page.locator('formpress-form').getByText('Yes', { exact: true }).click();
    const picture = () => page.locator('.paper .sheet img').getAttribute('src');
    await page.locator('formpress-form').getByRole('button', { name: 'Next' }).click();
    await page.locator('formpress-form').getByText('Married', { exact: true }).click();
    await eventually(() => page.locator('.node.on').count(), 4);

    const before = await picture();
    await page
      .locator('formpress-form')
      .getByLabel('What other income do you expect?')
      .fill('1200');
    await expect.poll(picture, { interval: 20, timeout: 90_000 }).not.toBe(before);
    // The picture itself must differ too, not only its address.
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('.paper .sheet img')?.complete,
    );
    const after = await picture();
    const bytesOf = async (address: string | null) =>
      (await page.request.get(studio.origin + address)).body();
    expect((await bytesOf(after)).equals(await bytesOf(before))).toBe(false);

    await page
      .locator('formpress-form')
      .getByLabel('What other income do you expect?')
      .fill('many');
    await page.getByRole('tab', { name: /^Result/ }).click();
    const fields = { isNonResidentAlien: 'true', filingStatus: 'MARRIED', otherIncome: 'many' };
    const refused = await service().call('/v1/fillPdf', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        formId: 'FD901',
        formVersion: '2026.1.0',
        employee,
        employer,
        fields,
      }),
    });
    const { errors } = (await refused.json()) as { errors: Record<string, string>[] };
    await eventually(
      () => page.locator('.lower .refusal').allInnerTexts(),
      errors.map(({ field, code, message }) => `${field} ${code} ${message}`),
    );
    expect(errors.map(({ code }) => code)).toEqual(['INVALID_ANSWER']);

    await page.getByRole('button', { name: 'Widest answers' }).click();
    await page.locator('button[aria-label="Widest answers"][aria-pressed="true"]').waitFor();
    await page.getByText('The form is complete').waitFor();

    await page.getByLabel('On', { exact: true }).fill('2025-06-01');
    await page.getByText('On 2025-06-01 the service serves').waitFor();
    await page.getByLabel('On', { exact: true }).fill('2020-06-01');
    await page.getByText('On 2020-06-01 no version of FD901 is in force yet.').waitFor();

    await page.getByRole('tab', { name: 'Languages' }).click();
    const row = page.locator('tr[data-question=filingStatus] td');
    await eventually(() => row.count(), 3);
    const asked = await row.locator('p:first-of-type').allInnerTexts();
    expect(asked[0]).toBe('Which filing status do you use?');
    expect(new Set(asked).size).toBe(3);
  },
);
