import type { Blank, FillPlan } from '@formpress/model';
import type {
  draw,
  InkPlace,
  InkVisibility,
  Inspection,
  PlanOptions,
  PrintedLine,
  Recipe,
  VisibilityFiles,
} from '@formpress/pdf';
import type { Cache } from './cache.ts';
import { keyOf } from './key-of.ts';

/** The work on blanks. It takes longer than everything else, so its results are cached. */
export type PdfWork = {
  draw(blank: Blank, options: Parameters<typeof draw>[1]): Promise<Uint8Array>;
  /** The fields, with what is printed next to each. */
  inspect(bytes: Uint8Array): Promise<Inspection>;
  /** The printed words of each page. */
  printedPages(bytes: Uint8Array): Promise<PrintedLine[][]>;
  prepare(bytes: Uint8Array, recipe: Recipe): Promise<Uint8Array>;
  plan(blank: Uint8Array, options: PlanOptions): Promise<{ template: Uint8Array; plan: FillPlan }>;
  /** What people see of the ink in each place. */
  measureVisibility(form: FormToMeasure): Promise<InkVisibility[]>;
};

/** A form to fill and measure. */
type FormToMeasure = {
  /** All that the filled files are made from. */
  madeFrom: { template: Uint8Array; fields: FillPlan['fields']; texts: string[][] };
  fill(): VisibilityFiles;
  places: InkPlace[];
  leastContrast: number;
};

// The libraries that draw and read PDFs take a second to load, so they are loaded only when needed.
const library = () => import('@formpress/pdf');

const fresh: PdfWork = {
  draw: async (blank, options) => (await library()).draw(blank, options),
  inspect: async (bytes) => (await library()).inspect(bytes, { text: true }),
  printedPages: async (bytes) => (await library()).printedPages(bytes),
  prepare: async (bytes, recipe) => (await library()).prepare(bytes, recipe),
  plan: async (blank, options) => (await library()).plan(blank, options),
  measureVisibility: async ({ fill, places, leastContrast }) =>
    (await library()).measureVisibility(fill(), places, leastContrast),
};

/** Does only the work that is not cached yet. A failure is not cached: it is tried and reported again. */
export function keptPdfWork(cache: Cache | undefined): PdfWork {
  if (!cache) return fresh;
  return {
    draw: (blank, options) =>
      keptBytes(cache, keyOf('draw', blank, options), () => fresh.draw(blank, options)),
    inspect: (bytes) => keptData(cache, keyOf('inspect', bytes), () => fresh.inspect(bytes)),
    async printedPages(bytes) {
      const made = async () => ({ pages: await fresh.printedPages(bytes) });
      return (await keptData(cache, keyOf('printed', bytes), made)).pages;
    },
    prepare: (bytes, recipe) =>
      keptBytes(cache, keyOf('prepare', bytes, recipe), () => fresh.prepare(bytes, recipe)),
    async plan(blank, options) {
      const made = async () => fresh.plan(blank, options);
      let planned: ReturnType<typeof made> | undefined;
      const once = () => {
        planned ??= made();
        return planned;
      };
      const key = keyOf('plan', blank, options);
      const template = await keptBytes(cache, key, async () => (await once()).template);
      const plan = await keptData(cache, keyOf('plan data', key), async () => (await once()).plan);
      return { template, plan };
    },
    async measureVisibility(form) {
      const { template, ...rest } = form.madeFrom;
      const key = keyOf('visibility', template, rest, form.places, form.leastContrast);
      const made = async () => ({ seen: await fresh.measureVisibility(form) });
      return (await keptData(cache, key, made)).seen;
    },
  };
}

async function keptBytes(
  cache: Cache,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const found = cache.find(key);
  if (found) return found;
  const made = await make();
  cache.keep(key, made);
  return made;
}

async function keptData<T>(cache: Cache, key: string, make: () => Promise<T>): Promise<T> {
  const found = cache.find(key);
  if (found) return JSON.parse(new TextDecoder().decode(found)) as T;
  const made = await make();
  cache.keep(key, Buffer.from(JSON.stringify(made)));
  return made;
}
