import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kitchenSink, withCopy } from '../foundation/compile-folder.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';

type Element = { name: string; attributes: Map<string, string>; inside: (Element | string)[] };

/** The rules of XLIFF 1.2 for the elements that we write: attributes, the order of children, and whether there is text. */
const rules: Record<
  string,
  { required: string[]; optional: string[]; children: RegExp; text?: true }
> = {
  xliff: { required: ['xmlns', 'version'], optional: [], children: /^(file )+$/ },
  file: {
    required: ['original', 'source-language', 'datatype'],
    optional: ['target-language'],
    children: /^body $/,
  },
  body: { required: [], optional: [], children: /^(trans-unit )*$/ },
  'trans-unit': {
    required: ['id'],
    optional: ['resname', 'extradata', 'approved', 'xml:space'],
    children: /^source (target )?(note )*$/,
  },
  source: { required: [], optional: [], children: /^(x )*$/, text: true },
  target: { required: [], optional: ['state'], children: /^(x )*$/, text: true },
  note: { required: [], optional: ['from'], children: /^$/, text: true },
  x: { required: ['id'], optional: ['equiv-text'], children: /^$/ },
};

const states = [
  ...['final', 'needs-adaptation', 'needs-l10n', 'needs-review-adaptation', 'needs-review-l10n'],
  ...['needs-review-translation', 'needs-translation', 'new', 'signed-off', 'translated'],
];
const values: Record<string, RegExp> = {
  version: /^1\.2$/,
  xmlns: /^urn:oasis:names:tc:xliff:document:1\.2$/,
  'source-language': /^en$/,
  'target-language': /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
  datatype: /^plaintext$/,
  id: /^[\w.:-]+$/,
  approved: /^(yes|no)$/,
  'xml:space': /^(default|preserve)$/,
  state: new RegExp(`^(${states.join('|')})$`),
};

/** Reads XML without comments and CDATA, which we do not write. Fails where it is not well-formed. */
function readXml(text: string): Element {
  const token =
    /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|((?:[^<>&]|&(?:amp|lt|gt|quot|#\d+);)+)/y;
  const top: Element = { name: '', attributes: new Map(), inside: [] };
  const open = [top];
  token.lastIndex = text.indexOf('<xliff');
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const [found, slash, name = '', attributes = '', empty, words] = token.exec(text) ?? [];
    if (found === undefined) throw new Error(`Not well-formed: ${text.slice(at, at + 60)}`);
    const parent = open.at(-1) ?? top;
    if (words !== undefined) parent.inside.push(words);
    else if (slash) expect(open.pop()?.name).toBe(name);
    else {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
      const element: Element = {
        name,
        attributes: new Map(pairs.map(([, key = '', value = '']) => [key, value])),
        inside: [],
      };
      expect(element.attributes.size).toBe(pairs.length);
      parent.inside.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root] = top.inside;
  if (open.length !== 1 || typeof root !== 'object') throw new Error('An element is not closed.');
  return root;
}

function elementsIn({ inside }: Element): Element[] {
  return inside.filter((each) => typeof each === 'object');
}

/** What breaks a rule in an element and all below it. */
function faultsIn(element: Element): string[] {
  const { name, attributes, inside } = element;
  const rule = rules[name];
  if (!rule) return [`There is no element ${name}.`];
  const { required, optional, children, text } = rule;
  const order = elementsIn(element).map((child) => `${child.name} `);
  const words = inside.filter((each) => typeof each === 'string').join('');
  return [
    ...required.filter((key) => !attributes.has(key)).map((key) => `${name} has no ${key}.`),
    ...[...attributes]
      .filter(([key, value]) => !isAllowed(key, value, [...required, ...optional]))
      .map(([key, value]) => `${name} has ${key}="${value}".`),
    ...(children.test(order.join('')) ? [] : [`${name} has ${order.join('')}in it.`]),
    ...(text || words.trim() === '' ? [] : [`${name} has text in it.`]),
    ...elementsIn(element).flatMap(faultsIn),
  ];
}

function isAllowed(key: string, value: string, allowed: string[]): boolean {
  return allowed.includes(key) && (values[key]?.test(value) ?? true);
}

function idsOf(elements: Element[]): string[] {
  return elements.map(({ attributes }) => attributes.get('id') ?? '');
}

it('writes XLIFF 1.2 in which nothing breaks a rule of its schema', async () => {
  await withCopy(join(kitchenSink, 'shared/translations'), async (folder) => {
    const file = join(folder, 'a.xlf');
    const words = ['--to', 'fr', '--only', 'all', '--format', 'xliff', '--out', file];
    const { code } = await run('texts', 'export', ...words, '--definitions', kitchenSink);
    expect(code).toBe(0);
    const root = readXml((await readFile(file, 'utf8')).trimEnd());
    expect([root.name, faultsIn(root)]).toEqual(['xliff', []]);
    const files = elementsIn(root);
    const originals = files.map(({ attributes }) => attributes.get('original'));
    expect(new Set(originals).size).toBe(files.length);
    let marks = 0;
    for (const unit of files.flatMap(elementsIn).flatMap(elementsIn)) {
      const [source, target] = elementsIn(unit).map((part) => idsOf(elementsIn(part)));
      expect(new Set(source).size).toBe(source?.length);
      // Only a missing translation may lack the placeholders.
      if (target?.length) expect(target.toSorted()).toEqual(source?.toSorted());
      marks += source?.length ?? 0;
    }
    expect(marks).toBeGreaterThan(9);
    for (const units of files.flatMap(elementsIn).map(elementsIn))
      expect(new Set(idsOf(units)).size).toBe(units.length);
  });
});

it('finds what breaks a rule', () => {
  const wrong =
    '<xliff version="1.3"><file original="a" source-language="en"><body><trans-unit id="a b">' +
    '<target state="done"/><source>x<g id="1"/></source></trans-unit></body></file></xliff>';
  expect(faultsIn(readXml(wrong))).toEqual([
    'xliff has no xmlns.',
    'xliff has version="1.3".',
    'file has no datatype.',
    'trans-unit has id="a b".',
    'trans-unit has target source in it.',
    'target has state="done".',
    'source has g in it.',
    'There is no element g.',
  ]);
  expect(() => readXml('<xliff><a></xliff>')).toThrow();
});
