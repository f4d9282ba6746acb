import { readFileSync } from 'node:fs';
import { createReport, parseYaml, type YamlNode } from '@formpress/compiler';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

/** The schemas of what analysts write, each with the heading of its tables under "Every key". */
const headings = {
  form: 'form.yaml',
  questions: 'questions.yaml',
  'questions-with-federal': 'questions-with-federal.yaml',
  pdf: 'pdf.yaml',
  blank: 'blank.yaml',
  locality: 'locality.yaml',
  flow: 'Files in flows',
  case: 'Cases of a form',
  'place-case': 'Cases of a place',
  answers: 'answers.yaml',
  people: 'people.yaml',
  reciprocity: 'reciprocity.yaml',
  'engine-fields': 'engine-fields.yaml',
  terms: 'terms.yaml',
  languages: 'languages.yaml',
  translations: 'Files in translations',
};

/** A key of a file, and all places at which its schema declares it. */
type Declared = { key: string; pointers: string[] };
/** A line of a table. */
type Row = { key: string; meaning: string; example: string };

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const [, reference = ''] = read('definitions/README.md').split('\n## Every key\n');

const ajv = new Ajv2020.default({ strict: false });
const files = Object.entries(headings).map(([name, heading]) => {
  const schema: object = JSON.parse(read(`schemas/authoring/${name}.schema.json`));
  ajv.addSchema(schema, `${name}.schema.json`);
  return { name, heading, declared: declaredIn(schema), rows: rowsUnder(heading) };
});

function declaredIn(schema: object): Declared[] {
  const found = new Map<string, string[]>();
  for (const [key, pointer] of propertiesOf(schema, ''))
    found.set(key, [...(found.get(key) ?? []), pointer]);
  return [...found].map(([key, pointers]) => ({ key, pointers }));
}

function* propertiesOf(part: unknown, pointer: string): Generator<[string, string]> {
  if (typeof part !== 'object' || part === null) return;
  for (const [word, value] of Object.entries(part)) {
    const below = `${pointer}/${word}`;
    if (word !== 'properties') yield* propertiesOf(value, below);
    else
      for (const [key, shape] of Object.entries(value as object)) {
        yield [key, `${below}/${key}`];
        yield* propertiesOf(shape, `${below}/${key}`);
      }
  }
}

function rowsUnder(heading: string): Row[] {
  const section = reference.split('\n### ').find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const rows = section.matchAll(/^\| `([^`]+)` \| (.+) \| `([^`]+)` \|$/gm);
  return [...rows].map(([, key = '', meaning = '', example = '']) => ({
    key,
    meaning,
    example: example.replaceAll('\\|', '|'),
  }));
}

/** The value that an example gives to its key; undefined when it has none. */
function valueIn({ key, example }: Row): unknown {
  const { documents } = parseYaml(
    new Map([['us/AL/locality.yaml', Buffer.from(example)]]),
    createReport(),
  );
  const [{ root } = { root: undefined }] = documents;
  const entry = root?.kind === 'map' ? root.entries.find((each) => each.key === key) : undefined;
  return entry && plain(entry.value);
}

function plain(node: YamlNode): unknown {
  if (node.kind === 'text') return node.value;
  if (node.kind === 'list') return node.items.map(plain);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value)]));
}

it('documents every key of the language once, and no other', () => {
  const named = (part: 'declared' | 'rows') =>
    files.flatMap((file) => file[part].map(({ key }) => `${file.heading}: ${key}`)).sort();
  expect(named('rows')).toEqual(named('declared'));
});

it('gives examples that the schemas accept', () => {
  const refused = files.flatMap(({ name, declared, rows }) =>
    rows.filter((row) => {
      const pointers = declared.find(({ key }) => key === row.key)?.pointers ?? [];
      const value = valueIn(row);
      const accepts = (pointer: string) => ajv.getSchema(`${name}.schema.json#${pointer}`)?.(value);
      return value === undefined || !pointers.some(accepts);
    }),
  );
  expect(refused).toEqual([]);
});
