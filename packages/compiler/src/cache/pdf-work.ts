import type { Blank, FillPlan } from '@formpress/model';
import {
  type Captions,
  type Draft,
  type draw,
  finishFile,
  type InkPlace,
  type InkVisibility,
  type Inspection,
  type Passage,
  type PassageMarks,
  type PlannedDraft,
  type PlanOptions,
  type PrintedLine,
  type Recipe,
  type UaBreach,
  type VisibilityFiles,
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
  /** The printed words between two marks. */
  readPassage(bytes: Uint8Array, marks: PassageMarks): Promise<Passage>;
  prepare(bytes: Uint8Array, recipe: Recipe): Promise<Draft>;
  plan(blank: Draft, options: PlanOptions): Promise<PlannedDraft>;
  /** The rules of PDF/UA-1 that a file breaks. */
  findUaBreaches(file: FileToCheck): Promise<UaBreach[]>;
  /** What people see of the ink in each place. */
  measureVisibility(form: FormToMeasure): Promise<InkVisibility[]>;
};

/** A file to check. What its captions say makes no difference. */
type FileToCheck = { madeFrom: { paper: string; file: string }; bytes(): Uint8Array };

/** A form to fill and measure. */
type FormToMeasure = {
  /** Everything that decides how the filled files look. */
  madeFrom: { paper: string; fields: FillPlan['fields']; texts: string[][] };
  fill(): VisibilityFiles;
  places: InkPlace[];
  leastContrast: number;
};

/** Empty captions, because planning does not read them. */
function noWords({ captions }: Draft): Captions {
  return Object.fromEntries(captions.map(([name]) => [name, '']));
}

// The libraries that draw and read PDFs take a second to load, so they are loaded only when needed.
const library = () => import('@formpress/pdf');

const fresh: PdfWork = {
  draw: async (blank, options) => (await library()).draw(blank, options),
  inspect: async (bytes) => (await library()).inspect(bytes, { text: true }),
  printedPages: async (bytes) => (await library()).printedPages(bytes),
  readPassage: async (bytes, marks) => (await library()).readPassage(bytes, marks),
  prepare: async (bytes, recipe) => (await library()).prepareDraft(bytes, recipe),
  plan: async (blank, options) =>
    (await library()).planDraft(finishFile(blank, noWords(blank)).bytes, options),
  findUaBreaches: async ({ bytes }) => (await library()).findUaBreaches(bytes()),
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
    readPassage: (bytes, marks) =>
      keptData(cache, keyOf('passage', bytes, marks), () => fresh.readPassage(bytes, marks)),
    prepare: (bytes, recipe) =>
      keptFile(cache, keyOf('prepare', bytes, recipe), () => fresh.prepare(bytes, recipe)),
    plan(blank, options) {
      const { bytes, ...rest } = blank;
      return keptFile(cache, keyOf('plan', bytes, rest, options), () => fresh.plan(blank, options));
    },
    async findUaBreaches(file) {
      const made = async () => ({ breaches: await fresh.findUaBreaches(file) });
      return (await keptData(cache, keyOf('access', file.madeFrom), made)).breaches;
    },
    async measureVisibility(form) {
      const key = keyOf('visibility', form.madeFrom, form.places, form.leastContrast);
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

/** Caches a file and the data about it. */
async function keptFile<T extends { bytes: Uint8Array }>(
  cache: Cache,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const dataKey = keyOf('data of a file', key);
  const [bytes, data] = [cache.find(key), cache.find(dataKey)];
  if (bytes && data) return { ...JSON.parse(new TextDecoder().decode(data)), bytes } as T;
  const { bytes: made, ...rest } = await make();
  cache.keep(key, made);
  cache.keep(dataKey, Buffer.from(JSON.stringify(rest)));
  return { ...rest, bytes: made } as T;
}

async function keptData<T>(cache: Cache, key: string, make: () => Promise<T>): Promise<T> {
  const found = cache.find(key);
  if (found) return JSON.parse(new TextDecoder().decode(found)) as T;
  const made = await make();
  cache.keep(key, Buffer.from(JSON.stringify(made)));
  return made;
}
