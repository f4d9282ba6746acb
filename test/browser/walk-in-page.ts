/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { FormpressForm } from '@formpress/form/element';
import type { Page } from 'playwright-core';

/** What an employee does with the element: which form, which answers, what is known about people. */
export type Job = {
  tag?: string;
  properties: Record<string, unknown>;
  /** By question id, and by path for fields of people, such as employee.lastName. */
  answers: Record<string, string>;
};

/** The result of a walk, as the page shows it and as the events of the element tell it. */
export type Walked = {
  sets: string[];
  calculated: Record<string, string>;
  end: string;
  statement?: string;
  refused?: string[];
  answers?: Record<string, string>;
  taxParameters?: { id: string; value: string }[];
};

/** Uses the inputs and buttons of the element from within the page: a whole form in one round trip. */
export function walkInPage(page: Page, job: Job): Promise<Walked> {
  return page.evaluate(useElement, job);
}

/** Runs in the page. */
async function useElement({ properties, answers }: Job): Promise<Walked> {
  type Told = { name: string; detail: Record<string, unknown> };
  const told: Told[] = [];
  let wake = () => {};
  const element: FormpressForm = Object.assign(
    document.createElement('formpress-form'),
    properties,
  );
  for (const name of ['step', 'refused', 'complete'])
    element.addEventListener(name, (event) => {
      told.push({ name, detail: (event as CustomEvent).detail });
      wake();
    });
  document.querySelector('#place')?.replaceChildren(element);
  const root = () => element.shadowRoot as ShadowRoot;

  const next = async (): Promise<Told> => {
    const end = performance.now() + 20_000;
    while (told.length === 0) {
      const trouble = root().querySelector('[data-trouble]')?.textContent;
      if (trouble || performance.now() > end)
        throw new Error(`${JSON.stringify(properties)} stopped: ${trouble ?? 'nothing happened'}`);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, 500);
      });
    }
    return told.shift() as Told;
  };

  const put = (id: string, answer: string) => {
    const inputs = [
      ...root().querySelectorAll<HTMLInputElement>(`[data-question="${CSS.escape(id)}"]`),
    ];
    const [first] = inputs;
    const chosen = answer.split(',');
    for (const input of inputs) {
      const isAlone = inputs.length === 1 && input.value === 'on';
      const wanted = isAlone
        ? answer === 'true'
        : chosen.includes(input.value) || input.value === answer;
      if (input.type === 'radio' && input.value === answer && !input.checked) input.click();
      if (input.type === 'checkbox' && input.checked !== wanted) input.click();
    }
    if (!first || ['radio', 'checkbox'].includes(first.type) || first.value === answer) return;
    first.value = answer;
    first.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    first.dispatchEvent(new Event('change', { bubbles: true }));
  };

  /** Answers all questions that are shown, including those that appear because of an answer. */
  const answerAll = async () => {
    const done = new Set<string>();
    for (;;) {
      await element.updateComplete;
      const shown = [...root().querySelectorAll<HTMLElement>('[data-question]')].map(
        (each) => each.dataset.question ?? '',
      );
      const open = shown.filter((id) => !done.has(id));
      if (open.length === 0) return;
      for (const id of open) {
        done.add(id);
        put(id, answers[id] ?? '');
      }
    }
  };

  const walked: Walked = { sets: [], calculated: {}, end: '' };
  for (;;) {
    const { name, detail } = await next();
    await element.updateComplete;
    const finish = (end: string, more: object): Walked => ({
      ...walked,
      sets: element.path,
      end,
      ...more,
    });
    if (name === 'refused') {
      const problems = detail.problems as { field: string }[];
      return finish('refused', { refused: problems.map(({ field }) => field) });
    }
    if (name === 'complete') {
      const parameters = detail.taxParameters as { id: string; value: string }[];
      const taxParameters = parameters.map(({ id, value }) => ({ id, value }));
      return finish('signed', { answers: detail.fields, taxParameters });
    }
    if (detail.kind === 'ineligible') return finish('ineligible', {});
    if (detail.kind === 'done') continue;
    const isReview = detail.kind === 'review';
    if (isReview) {
      const statement = root().querySelector('[part~="statement"]')?.textContent;
      if (typeof statement === 'string') walked.statement = statement;
      root().querySelector<HTMLInputElement>('[data-question="agreement"]')?.click();
    } else {
      await answerAll();
      for (const output of root().querySelectorAll<HTMLElement>('[data-calculated]'))
        walked.calculated[output.dataset.calculated ?? ''] = output.dataset.value ?? '';
    }
    await element.updateComplete;
    root().querySelector<HTMLButtonElement>('[part~="next"]')?.click();
  }
}
