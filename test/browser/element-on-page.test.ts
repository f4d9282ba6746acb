/** The form element as a payroll page meets it: policy, languages, privacy, the network, styles. */
import { expect } from 'vitest';
import { inBrowser, violationsOn } from '../foundation/browser.ts';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { employee, employer } from '../service/people.ts';
import { readPdf } from '../service/read-pdf.ts';
import { elementPage } from './element-page.ts';
import { useElement } from './element-user.ts';
import { everyKind } from './every-kind.ts';

const page = elementPage(kitchenSink);
const people = { employee, employer };

inBrowser(
  'previews and signs the PDF, under a strict policy and without another origin',
  async (tab) => {
    const wrong: string[] = [];
    tab.on('console', (message) => wrong.push(message.text()));
    tab.on('request', (request) => {
      if (
        !request.url().startsWith(page().url) &&
        !/^(?:blob|chrome|chrome-extension):/.test(request.url())
      )
        wrong.push(request.url());
    });
    await tab.addInitScript(
      "addEventListener('securitypolicyviolation', (e) => console.error(e.violatedDirective, e.blockedURI))",
    );
    const user = await useElement(tab, page().url, { form: 'FD901', ...people });
    await user.answer({ isNonResidentAlien: 'false' });
    await user.press('Next');
    await user.answer({ isExempt: 'true' });
    await user.press('Next');
    const preview = tab.frames().find((frame) => frame.url().startsWith('blob:'));
    expect(preview?.url()).toMatch(/^blob:.*#navpanes=0/);
    await tab.getByRole('button', { name: 'Sign' }).click();
    expect([await user.focused(), await user.announced()]).toEqual([
      'agreement',
      'Check the box to agree to the statement before you sign.',
    ]);
    await tab.getByRole('checkbox').check();
    const { name, detail } = await user.press('Sign');
    expect([name, detail.formId, detail.signForm, detail.fields]).toEqual([
      'complete',
      'FD901',
      'SIGN',
      { isNonResidentAlien: 'false', isExempt: 'true' },
    ]);
    const pdf = await tab.evaluate(async () => {
      const told = window.told.find(({ name }) => name === 'complete');
      if (!told) throw new Error('Nothing is complete.');
      const bytes = new Uint8Array(await (told.detail.pdf as Blob).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    });
    expect((await readPdf(pdf)).text).toContain('123-45-6789');
    expect(wrong).toEqual([]);
  },
);

inBrowser('changes language in place, with the words of the page', async (tab) => {
  const texts = { next: 'Go on', fr: { next: 'Continuer' } };
  const user = await useElement(tab, page().url, {
    form: 'FD901',
    ...people,
    texts,
    answers: { isNonResidentAlien: 'true' },
  });
  await user.press('Go on');
  await user.answer({ otherIncome: '1,250.50', filingStatus: 'MARRIED' });
  const english = await tab.locator('[part~="questions"]').innerText();
  const speak = async (lang: string) => {
    await tab.evaluate(
      (lang) => document.querySelector('formpress-form')?.setAttribute('lang', lang),
      lang,
    );
    await tab.locator(`[part="form"][lang="${lang}"]`).waitFor();
    await tab.waitForFunction(
      () =>
        !document.querySelector('formpress-form')?.shadowRoot?.querySelector('[aria-busy="true"]'),
    );
  };
  await speak('fr');
  expect(await tab.locator('[part~="next"]').innerText()).toBe('Continuer');
  expect(await tab.locator('[part~="questions"]').innerText()).not.toBe(english);
  expect(await tab.locator('[data-question="otherIncome"]').inputValue()).toBe('1,250.50');
  await user.answer({ otherIncome: '1 250,75' });
  await speak('es');
  expect(await tab.locator('[data-question="otherIncome"]').inputValue()).toBe('1250.75');
  expect(await tab.locator('[data-question="filingStatus"]').nth(1).isChecked()).toBe(true);
  expect(await violationsOn(tab)).toEqual([]);
});

inBrowser('puts no answer into a URL, a store, a cookie or a log', async (tab) => {
  const said: string[] = [];
  tab.on('console', (message) => said.push(message.text()));
  const before = page().calls.length;
  const user = await useElement(tab, page().url, { form: 'WY901', ...people });
  for (const answers of everyKind) {
    await user.answer(answers);
    await user.press('Next');
  }
  const kept = await tab.evaluate(async () => [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    location.search + location.hash,
  ]);
  expect(kept).toEqual([{}, {}, '', 0, 0, '']);
  const paths = page()
    .calls.slice(before)
    .map(({ path }) => path);
  expect(paths.filter((path) => /Bubbles|Teton|Pat|123-45|Nguy/.test(path))).toEqual([]);
  expect(paths.at(-1)).toBe('/fillPdf');
  expect(
    [...said, ...page().service.lines].filter((line) => /Bubbles|Teton|123-45/.test(line)),
  ).toEqual([]);
});

inBrowser('loses nothing when the network fails, and goes on when it is back', async (tab) => {
  const user = await useElement(tab, page().url, { form: 'FD901', ...people });
  await user.answer({ isNonResidentAlien: 'false' });
  await tab.context().setOffline(true);
  await tab.getByRole('button', { name: 'Next' }).click();
  await tab.locator('[data-trouble]').waitFor();
  expect(await user.announced()).toBe('Something went wrong. Nothing you entered is lost.');
  expect(await violationsOn(tab)).toEqual([]);
  await tab.context().setOffline(false);
  await user.press('Next');
  expect(await user.heading()).toBe('Exemption');
});

inBrowser('takes the colours and parts of a page, and nothing else of it', async (tab) => {
  await useElement(tab, page().url, { form: 'FD901', ...people });
  const looks = (accent: string, scheme: string) =>
    tab.evaluate(
      ([accent, scheme]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          `html { color-scheme: ${scheme}; background: Canvas; color: CanvasText; } button, h2 { color: rgb(1, 2, 3) !important; } formpress-form { --formpress-accent: ${accent}; } formpress-form::part(heading) { background: rgb(9, 9, 9); color: rgb(250, 250, 250); }`,
        );
        document.adoptedStyleSheets = [sheet];
        const root = document.querySelector('formpress-form')?.shadowRoot;
        const style = (selector: string) =>
          getComputedStyle(root?.querySelector(selector) as Element);
        const { backgroundColor, color } = style('[part~="next"]');
        return [backgroundColor, color, style('h2').color];
      },
      [accent, scheme] as const,
    );
  const [white, black] = ['color(xyz-d65 0.9505 1 1.089)', 'color(xyz-d65 0 0 0)'];
  const heading = 'rgb(250, 250, 250)';
  for (const scheme of ['light', 'dark']) {
    const [dark, bright] = ['rgb(0, 90, 0)', 'rgb(250, 200, 0)'];
    expect(await looks(dark, scheme)).toEqual([dark, white, heading]);
    expect(await violationsOn(tab)).toEqual([]);
    expect(await looks(bright, scheme)).toEqual([bright, black, heading]);
    expect(await violationsOn(tab)).toEqual([]);
  }
});
