import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  brokenParties,
  type ComparedForm,
  type ComparedRelease,
  comparePair,
  compareReleases,
  migrate,
} from '@formpress/comparison';
import {
  createReport,
  lowerDefinitions,
  publishedOf,
  releaseOfDefinitions,
} from '@formpress/compiler';
import type { Bundle } from '@formpress/model';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

const releases: ComparedRelease[] = [];
let forms: ComparedForm[] = [];
/** Answers of the cases, by form version. */
const answers = new Map<Bundle, Record<string, string>[]>();
beforeAll(async () => {
  for (const folder of [definitions, kitchenSink]) {
    const { lowered } = await lowerDefinitions(folder, createReport(), testCache());
    releases.push(releaseOfDefinitions(lowered));
    for (const { bundle, source } of lowered.forms) {
      answers.set(
        bundle,
        source.cases
          .map(({ data }) => data)
          .filter((data) => !data.federal)
          .map((data) => data.answers),
      );
    }
  }
  forms = releases.flatMap((release) => release.forms);
}, 600_000);

it('finds nothing between a release and itself, whatever the order of names', () => {
  for (const release of releases) {
    expect(compareReleases(release, structuredClone(release))).toEqual({
      forms: [],
      applicability: [],
    });
  }
  const shuffled = fc.constantFrom(...forms).map((form) => [form, reversed(form)] as const);
  fc.assert(
    fc.property(shuffled, ([form, other]) => {
      expect(comparePair(form, other).forms.flatMap(({ changes }) => changes)).toEqual([]);
    }),
    { numRuns: forms.length },
  );
});

it('finds a change of any one value of a bundle, and freezes whatever breaks something', () => {
  const changed = fc.constantFrom(...forms).chain((form) =>
    fc.record({
      form: fc.constant(form),
      leaf: fc.constantFrom(...leavesOf(form.bundle).filter(isAlone(form.bundle))),
    }),
  );
  fc.assert(
    fc.property(changed, ({ form, leaf }) => {
      const bundle = withOther(form.bundle, leaf);
      const comparison = comparePair(form, { ...form, bundle });
      expect(comparison.forms, leaf.join('.')).not.toEqual([]);
      const isBroken = brokenParties(comparison).length > 0;
      // The mapping of a value to payroll engines may be corrected after a form is published.
      const isMapping = leaf[0] === 'taxParameters' && leaf[2] === 'engine';
      if (isBroken && !isMapping)
        expect(frozen(bundle), leaf.join('.')).not.toEqual(frozen(form.bundle));
    }),
    { numRuns: 400 },
  );
});

it('finds a change of any one text, and allows it', () => {
  const changed = fc.constantFrom(...forms).chain((form) =>
    fc.record({
      form: fc.constant(form),
      leaf: fc.constantFrom(...leavesOf(form.questionSets).filter(isRead(form))),
    }),
  );
  fc.assert(
    fc.property(changed, ({ form, leaf }) => {
      const other = { ...form, questionSets: withOther(form.questionSets, leaf) };
      const [found] = comparePair(form, other).forms;
      expect(
        found?.changes.map(({ breaks }) => breaks),
        leaf.join('.'),
      ).toEqual([[]]);
    }),
    { numRuns: 400 },
  );
});

it('records in each bundle what becomes of stored answers, as its schema requires', () => {
  const file = fileURLToPath(new URL('../../schemas/bundle/bundle.schema.json', import.meta.url));
  const validate = new Ajv2020.default({ strict: false }).compile(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  for (const { bundle } of forms)
    expect(validate(bundle), JSON.stringify(validate.errors)).toBe(true);
  expect(bundleOf('W4101', '2021.1.0').migration).toBeUndefined();
  expect(bundleOf('W4101', '2026.1.0').migration).toMatchObject({
    '2025.1.0': {
      narrowed: [],
      dropped: ['itemizedDeductions'],
      required: ['totalIncome', 'isSenior', 'marriedSeparately', 'jointReturn', 'spouseIsSenior'],
    },
  });
});

it('asks again only what the bundle lists', () => {
  for (const { bundle: after } of forms) {
    for (const [version, migration] of Object.entries(after.migration ?? {})) {
      const before = bundleOf(after.id, version);
      const asked = Object.keys(before.questions).filter((id) => !before.questions[id]?.calculate);
      const narrowed = migration.narrowed.map(({ question }) => question);
      expect([...migration.kept, ...narrowed, ...migration.dropped].sort()).toEqual(asked.sort());
      for (const stored of answers.get(before) ?? []) {
        const { ask, refused, wasComplete } = migrate(before, after, stored);
        if (!wasComplete) continue;
        const may = [...migration.required, ...narrowed];
        expect(ask.filter((id) => !may.includes(id))).toEqual([]);
        expect(refused.filter(({ question }) => !narrowed.includes(question))).toEqual([]);
      }
    }
  }
});

function bundleOf(id: string, version: string): Bundle {
  const form = forms.find(({ bundle }) => bundle.id === id && bundle.version === version);
  if (!form) throw new Error(`No ${id} ${version}.`);
  return form.bundle;
}

function frozen(bundle: Bundle) {
  return publishedOf({ forms: [{ bundle }] }, new Map()).forms;
}

type KeyPath = string[];

/** The paths to all plain values. */
function leavesOf(root: object): KeyPath[] {
  const found: KeyPath[] = [];
  const collect = (value: unknown, path: KeyPath): void => {
    if (typeof value !== 'object' || value === null) found.push(path);
    else for (const [key, inner] of Object.entries(value)) collect(inner, [...path, key]);
  };
  collect(root, []);
  return found;
}

/**
 * Whether a value can be changed alone. Values that follow from another, are part of texts, or lead to a set cannot.
 */
function isAlone({ questions }: Bundle): (path: KeyPath) => boolean {
  return ([first = '', second = '', third = '', ...rest]) => {
    if (['id', 'version', 'migration'].includes(first)) return false;
    if (first === 'interview' || first === 'withFederal') return second === 'given';
    const last = rest.at(-1) ?? (third || second || first);
    if (['as', 'op'].includes(last)) return false;
    if (first !== 'questions') return true;
    if (['otherwise', 'options', 'kind', 'numeric'].includes(third)) return false;
    const question = questions[second];
    if (question?.calculate) return third === 'line' || third === 'calculate';
    return third !== 'accepts' || !question?.options;
  };
}

const read = [
  ...['questionText', 'validationErrorMessage', 'label', 'optionalLabel', 'breadcrumbTitle'],
  ...['text', 'listItems', 'headers', 'cells', 'href', 'suggestedPlacement'],
];

/**
 * Whether a text of a question or set is compared. That of a question is where it occurs first, because it
 * is the same in every set.
 */
function isRead({ questionSets }: ComparedForm): (path: KeyPath) => boolean {
  const first = new Map<string, string>();
  const { interview, withFederal = {} } = questionSets.en;
  for (const [name, bodies] of Object.entries({ interview, withFederal })) {
    for (const [set, body] of Object.entries(bodies) as [
      string,
      { questions: { id: string }[] },
    ][]) {
      for (const [index, { id }] of body.questions.entries()) {
        if (!first.has(id)) first.set(id, [name, set, 'questions', index].join('.'));
      }
    }
  }
  const places = new Set(first.values());
  return (path) => {
    if (!read.includes(path.at(-1) ?? '') && !read.includes(path.at(-2) ?? '')) return false;
    return path[3] === 'questions'
      ? places.has(path.slice(1, 5).join('.'))
      : path[1] === 'interview';
  };
}

/** A copy of a value that differs in one place. */
function withOther<T>(root: T, path: KeyPath): T {
  const copy = structuredClone(root);
  let holder = copy as unknown as Record<string, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
  const key = path.at(-1) ?? '';
  holder[key] = other(key, holder[key]);
  return copy;
}

function other(key: string, value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (key === 'accepts') return '^Z$';
  if (key === 'number') return `${value}1`;
  if (key === 'use' || key.endsWith('Address'))
    return value === 'required' ? 'optional' : 'required';
  if (key === 'required') return value === 'ALWAYS' ? 'NEVER' : 'ALWAYS';
  if (key === 'round') return value === 'FLOOR' ? 'CEILING' : 'FLOOR';
  if (key === 'effective') return '1999-01-01';
  return `${value}x`;
}

/** The same value with the names of every object in reverse order. */
function reversed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reversed) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, inner]) => [key, reversed(inner)])) as T;
}
