/** Every form of the catalog, walked in Chromium through the element, a proxy and the service. */
import {
  createReport,
  type ListedPath,
  type LoweredForm,
  listPaths,
  lowerDefinitions,
} from '@formpress/compiler';
import { beforeAll, expect } from 'vitest';
import { inBrowser } from '../foundation/browser.ts';
import { definitions } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { testCache } from '../foundation/test-cache.ts';
import { elementPage, strictPolicy } from './element-page.ts';
import { engineWalk, jobOf } from './engine-walk.ts';
import { type Walked, walkInPage } from './walk-in-page.ts';

// Hundreds of previews would only cost time here: the policy forbids the frame, and another test looks at one.
const page = elementPage(definitions, `${strictPolicy}; frame-src 'none'`);
let forms: LoweredForm[] = [];
beforeAll(async () => {
  const current = (await (await page().service.call('/v1/getAllFormsCatalog')).json()) as {
    id: string;
    version: string;
  }[];
  const names = new Set(current.map(({ id, version }) => `${id} ${version}`));
  const { lowered } = await lowerDefinitions(definitions, createReport(), testCache());
  forms = lowered.forms.filter(({ bundle }) => names.has(`${bundle.id} ${bundle.version}`));
}, 1_800_000);

/** The first path, the last, and one in between that changes every day; all with ALL=1. */
function chosenPaths(form: LoweredForm): ListedPath[] {
  const { paths } = listPaths(form);
  if (process.env.ALL === '1' || paths.length <= 3) return paths;
  const between = 1 + (seedOfTheDay % (paths.length - 2));
  return [0, between, paths.length - 1].flatMap((index) => paths[index] ?? []);
}

/** What must be equal in both walks. A refused walk ends at the first broken rule; a blank calculation may show its zero. */
function compared(element: Walked, engine: Walked): [Walked, Walked] {
  const calculated = Object.fromEntries(
    Object.entries(element.calculated).map(([id, value]) => {
      const isZero = engine.calculated[id] === '' && /^0(?:\.0+)?$/.test(value);
      return [id, isZero ? '' : value];
    }),
  );
  if (element.end !== 'refused') return [{ ...element, calculated }, engine];
  const refused = element.refused?.filter((field) => engine.refused?.includes(field));
  const { length } = element.sets;
  return [
    { sets: element.sets, calculated: {}, end: element.end, refused: element.refused ?? [] },
    { sets: engine.sets.slice(0, length), calculated: {}, end: engine.end, refused: refused ?? [] },
  ];
}

inBrowser(
  `walks every form of the catalog as the engine does (SEED=${seedOfTheDay})`,
  async (tab) => {
    await tab.goto(page().url);
    const started = performance.now();
    let walks = 0;
    for (const form of forms) {
      for (const [index, path] of chosenPaths(form).entries()) {
        const walked = await walkInPage(tab, jobOf(form, path, index === 0));
        const [element, engine] = compared(walked, engineWalk(form, path));
        const about = `${form.bundle.id} ${form.bundle.version} path ${path.number}`;
        expect.soft({ about, ...element }).toEqual({ about, ...engine });
        walks += 1;
      }
    }
    expect(forms.length).toBeGreaterThan(100);
    console.log(
      `${walks} walks through ${forms.length} forms in ${Math.round((performance.now() - started) / 1000)} s`,
    );
  },
  process.env.ALL === '1' ? 14_400_000 : 1_200_000,
);
