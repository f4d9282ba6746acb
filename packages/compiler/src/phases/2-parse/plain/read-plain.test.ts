import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createReport } from '../../../diagnostics/report.ts';
import type { YamlNode } from '../foundation/yaml-node.ts';
import { readWithLibrary } from '../parse.ts';
import { readPlain } from './read-plain.ts';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
const texts = ['definitions', 'test/kitchen-sink/definitions'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => readFileSync(join(root, folder, path), 'utf8')),
);

/** The same tree with the place of every character in it, so that trees can be compared. */
function unfolded(node: YamlNode): unknown {
  if (node.kind === 'list') return { ...node, items: node.items.map(unfolded) };
  if (node.kind === 'map') {
    const entries = node.entries.map((entry) => ({ ...entry, value: unfolded(entry.value) }));
    return { ...node, entries };
  }
  const { offsets, ...text } = node;
  const places = Array.from({ length: node.value.length + 1 }, (_, index) => offsets?.(index));
  return { ...text, ...(offsets && { places }) };
}

/** The library's tree of a text; undefined where something is wrong with it. */
function byLibrary(text: string): unknown {
  const report = createReport();
  const tree = readWithLibrary({ file: 'a.yaml', text }, (mistake) =>
    report({ severity: 'error', ...mistake }),
  );
  return tree && !report.hasErrors ? unfolded(tree.root) : undefined;
}

function byHand(text: string): unknown {
  const root = readPlain({ file: 'a.yaml', text });
  return root && unfolded(root);
}

it('reads nearly all of our files, exactly as the library does', () => {
  const read = texts.filter((text) => byHand(text) !== undefined);
  expect(read.length).toBeGreaterThan(texts.length * 0.95);
  for (const text of read.slice(0, 80)) expect(byHand(text)).toEqual(byLibrary(text));
});

it('reads other styles as the library does, or leaves them to it', () => {
  const short = texts.filter((text) => text.length < 3000);
  const piece = fc.constantFrom(
    ...[' ', '\n', '- ', ': ', ' #', '#', "'", '"', '{', '}', '[', ']', ', ', ',', '>-\n', '|\n'],
    ...['  ', 'a', '1', '\n  ', '\n    b', '? ', '& ', '*', '!', '%', '\\', '\t', '\u00A0', "''"],
    ...[
      '{{a}}',
      'a: b',
      '- a: b\n',
      '\n\n',
      '---\n',
      '\n# note\n',
      '\n  # note\n  ',
      '\n    # note',
      '<<: ',
      '- - a\n',
      'é',
      '~',
    ],
  );
  const edit = fc.record({
    text: fc.constantFrom(...short),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(6),
    put: fc.array(piece, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(edit, ({ text, at, cut, put }) => {
      const from = Math.floor(at * text.length);
      const begin = text.lastIndexOf('\n', Math.max(0, from - 300)) + 1;
      const edited = text.slice(begin, from) + put.join('') + text.slice(from + cut, from + 300);
      const hand = byHand(edited);
      if (hand !== undefined) expect(hand).toEqual(byLibrary(edited));
    }),
    { numRuns: Number(process.env.RUNS ?? 400) },
  );
});
