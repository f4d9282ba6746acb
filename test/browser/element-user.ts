/// <reference lib="dom" />
import type { Page } from 'playwright-core';

type Told = { name: string; detail: Record<string, unknown> };
declare global {
  interface Window {
    told: Told[];
  }
}

/** Someone who uses the element with a mouse and a keyboard. */
export type ElementUser = {
  /** Answers what is shown, by question id or by the path of a field. */
  answer(answers: Record<string, string>): Promise<void>;
  /** Presses a button and waits for the event that follows. */
  press(name: string): Promise<Told>;
  heading(): Promise<string>;
  /** The question that has the focus. */
  focused(): Promise<string>;
  /** What a screen reader was told last. */
  announced(): Promise<string>;
  told(): Promise<Told[]>;
};

/** Puts an element with properties on the page, and waits for its first step. */
export async function useElement(
  page: Page,
  url: string,
  properties: Record<string, unknown>,
  tag: 'formpress-form' | 'formpress-flow' = 'formpress-form',
): Promise<ElementUser> {
  await page.goto(url);
  await page.evaluate(
    ([tag, properties]) => {
      window.told = [];
      const element = Object.assign(document.createElement(tag), properties);
      for (const name of ['change', 'step', 'refused', 'complete', 'finished'])
        element.addEventListener(name, (event) => {
          window.told.push({ name, detail: (event as CustomEvent).detail });
        });
      document.querySelector('#place')?.append(element);
    },
    [tag, { src: '/formpress', timezone: 'UTC', ...properties }] as const,
  );
  await page.locator(`${tag} [part~="next"]`).waitFor();
  return userOf(page);
}

function userOf(page: Page): ElementUser {
  const at = (id: string) => page.locator(`[data-question="${id}"]`);
  const count = () =>
    page.evaluate(() => window.told.filter(({ name }) => name !== 'change').length);
  return {
    async answer(answers) {
      for (const [id, answer] of Object.entries(answers)) {
        const kind = await at(id)
          .first()
          .evaluate((input) => `${input.tagName} ${(input as HTMLInputElement).type}`);
        if (kind === 'INPUT radio')
          await at(id)
            .nth(await indexOf(page, id, answer))
            .check();
        else if (kind === 'INPUT checkbox')
          await at(id)
            .nth(await indexOf(page, id, answer))
            .setChecked(answer !== 'false');
        else if (kind.startsWith('SELECT')) await at(id).selectOption(answer);
        else await at(id).fill(answer);
      }
    },
    async press(name) {
      const before = await count();
      await page.getByRole('button', { name, exact: true }).click();
      await page.waitForFunction(
        (before) => window.told.filter(({ name }) => name !== 'change').length > before,
        before,
      );
      const told = await page.evaluate(() =>
        window.told.filter(({ name }) => name !== 'change').at(-1),
      );
      return told as Told;
    },
    heading: () => page.locator('[data-heading]').last().innerText(),
    focused: () =>
      page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot) active = active.shadowRoot.activeElement;
        return (active as HTMLElement | null)?.dataset.question ?? active?.tagName ?? '';
      }),
    announced: async () => (await page.locator('[role="status"]').last().textContent()) ?? '',
    told: () => page.evaluate(() => window.told),
  };
}

/** The index of the input that stands for an answer to a question; 0 when none does. */
function indexOf(page: Page, id: string, answer: string): Promise<number> {
  return page.locator(`[data-question="${id}"]`).evaluateAll(
    (inputs, answer) =>
      Math.max(
        0,
        inputs.findIndex((input) => (input as HTMLInputElement).value === answer),
      ),
    answer,
  );
}

/** The answers to the questions that are shown. */
export async function answersShown(
  tab: Page,
  answers: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const ids = await tab
    .locator('[data-question]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLElement).dataset.question ?? ''));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.includes(id)));
}
