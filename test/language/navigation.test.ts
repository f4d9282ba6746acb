/** From a name to where it is declared and used, what is said about it, and the shape of a file. */
import {
  actionsAt,
  codeLensesIn,
  definitionAt,
  documentSymbols,
  foldingRangesIn,
  formattingOf,
  hintsIn,
  hoverAt,
  referencesAt,
  servedSet,
  setAt,
  setsAfter,
  setsBefore,
  workspaceSymbols,
} from '@formpress/language';
import { expect, it } from 'vitest';
import { kitchenSession, kitchenText, type } from './kitchen-session.ts';

const session = kitchenSession();
const nv901 = 'us/NV/NV901/2026.1.0';
const wy902 = 'us/WY/WY902/2026.1.0';

/** The offset of a text in a file, at the mark ‸ in it. */
function at(path: string, found: string): number {
  return kitchenText(path).indexOf(found.replace('‸', '')) + found.indexOf('‸');
}

/** A place as path, line counted from 1, and what stands there. */
function shown({ uri, range }: Awaited<ReturnType<typeof definitionAt>>[0]): string {
  const path = session.pathOf(uri) ?? '';
  const line = kitchenText(path).split('\n')[range.start.line] ?? '';
  const written = line.slice(range.start.character, range.end.character);
  return `${path}:${range.start.line + 1} ${written}`;
}

const definition = async (path: string, found: string) =>
  (await definitionAt(session, path, at(path, found))).map(shown);

it('goes to where a name is declared, for every kind of name', async () => {
  expect(await definition(`${nv901}/pdf.yaml`, '{{allow‸ances}}')).toEqual([
    `${nv901}/questions.yaml:4 allowances`,
  ]);
  expect(await definition(`${nv901}/questions.yaml`, '> @most‸Stone')).toEqual([
    `${nv901}/form.yaml:13 mostStone`,
  ]);
  expect(await definition(`${wy902}/questions.yaml`, 'answer: ten‸ths')).toEqual([
    expect.stringMatching(/^us\/WY\/answers\.yaml:\d+ tenths$/),
  ]);
  expect(await definition(`${nv901}/questions.yaml`, 'finish: si‸gn')).toEqual([
    `${nv901}/form.yaml:16 sign`,
  ]);
  expect(await definition(`${wy902}/questions.yaml`, 'next: Q‸S2')).toEqual([
    expect.stringMatching(/WY902\/2026\.1\.0\/questions\.yaml:\d+ QS2$/),
  ]);
  expect(await definition(`${wy902}/cases/sums.yaml`, 'WY.to‸tal')).toEqual([
    expect.stringMatching(/WY902\/2026\.1\.0\/form\.yaml:\d+ WY\.total$/),
  ]);
  expect(await definition('us/NV/locality.yaml', "home == 'W‸Y'\"\n    recommended")).toEqual([
    'us/WY/locality.yaml:1 WY',
  ]);
  expect(await definition('us/NV/NV903/2026.1.0/form.yaml', 'basedOn: NV9‸02')).toEqual([
    'us/NV/NV902/2026.1.0/form.yaml:1 ',
  ]);
});

it('finds every use, across files', async () => {
  const path = `${nv901}/questions.yaml`;
  const found = (await referencesAt(session, path, at(path, 'allow‸ances:'), true)).map(shown);
  expect(found.filter((each) => each.startsWith(path))).toHaveLength(4);
  expect(new Set(found.map((each) => each.split(':')[0]))).toEqual(
    new Set([
      `${nv901}/form.yaml`,
      path,
      `${nv901}/pdf.yaml`,
      `${nv901}/cases/rules.yaml`,
      `${nv901}/cases/sinks.yaml`,
    ]),
  );
});

it('says of a question how it is served, what it accepts, and its value in a case', async () => {
  const path = `${wy902}/questions.yaml`;
  const hover = await hoverAt(session, path, at(path, 'rounded‸Up:'));
  expect(hover?.contents).toMatchObject({
    value: expect.stringContaining('**83.34** in the case “At a limit; two ticks.”'),
  });
  const { value } = (hover?.contents ?? { value: '' }) as { value: string };
  expect(value).toContain('- **en** Wages per pay period, rounded up');
  expect(value).toMatch(/- \*\*es\*\* \S/);
  expect(value).toContain('Calculated: `wages / payPeriods`');
});

it('takes the value from the case that was opened last, also between the names of a formula', async () => {
  const said = async (own: ReturnType<typeof kitchenSession>, path: string, found: string) =>
    JSON.stringify((await hoverAt(own, path, at(path, found)))?.contents)
      .split('\\n')
      .at(-1);
  const [own, questions] = [kitchenSession(), `${nv901}/questions.yaml`];
  const [first, last] = [
    '**4** in the case “Four sinks of stone, which nobody owns.”"}',
    '**3** in the case “Three sinks of stone.”"}',
  ];
  expect(await said(own, questions, 'allow‸ances:')).toBe(first);
  own.open(`${nv901}/cases/sinks.yaml`);
  own.open(questions);
  expect(await said(own, questions, 'allow‸ances:')).toBe(last);
  own.open(`${nv901}/cases/rules.yaml`);
  expect(await said(own, questions, 'allow‸ances:')).toBe(first);
  expect(await said(own, `${wy902}/questions.yaml`, "'pipes ‸* @perPipe'")).toBe(
    '**37.50** in the case “At a limit; two ticks.”"}',
  );
});

it('offers to renew a lock, as it must be, and never while something else is wrong', async () => {
  const lock = `${nv901}/paths.lock.json`;
  const own = kitchenSession();
  own.put(lock, '{}');
  const offers = async () =>
    (await actionsAt(own, lock, [0, 2])).map(({ title, edit, isPreferred }) => ({
      title,
      isPreferred,
      texts: Object.values(edit?.changes ?? {}).map((edits) => edits.map((each) => each.newText)),
    }));
  expect(await offers()).toEqual([
    {
      title: 'Update the lock: this change is intended',
      isPreferred: false,
      texts: [[kitchenText(lock)]],
    },
  ]);
  type(own, `${nv901}/questions.yaml`, 'answer: ', 'answer: un‸');
  expect(await offers()).toEqual([]);
});

it('says of an amount its value and source, of a key its meaning, of a box its words with a picture', async () => {
  const said = async (path: string, found: string) =>
    JSON.stringify((await hoverAt(session, path, at(path, found)))?.contents);
  expect(await said(`${nv901}/questions.yaml`, '> @most‸Stone')).toContain(
    '**@mostStone** = 3 (Line 2)',
  );
  expect(await said(`${wy902}/questions.yaml`, 'bread‸crumb')).toContain('A short heading');
  const box = await said(`${wy902}/pdf.yaml`, 'line‸ 4:');
  expect(box).toContain('line 4 · text · page 1');
  expect(box).toContain('![box](data:image/png;base64,iVBORw0KGgo');
});

it('lists what a file declares as a tree, and what all files declare', async () => {
  const [set, ...rules] = await documentSymbols(session, `${nv901}/questions.yaml`);
  expect([set?.name, set?.children?.map(({ name }) => name)]).toEqual([
    'QS1',
    ['allowances', 'material', 'plumber'],
  ]);
  expect(rules.map(({ name }) => name)).toEqual(['fewStoneSinks', 'plumberForMany']);
  const found = await workspaceSymbols(session, 'mostst');
  expect(found.map(({ name, containerName }) => [name, containerName])).toEqual([
    ['mostStone', nv901],
  ]);
});

it('shows values beside names, and above the sets what they lead to', async () => {
  const path = `${nv901}/questions.yaml`;
  const hints = await hintsIn(session, path, [0, 5000]);
  expect(hints.map(({ label }) => label)).toEqual(['= 100', '= 3', '= 3', '= 9']);
  const lenses = await codeLensesIn(session, path);
  expect(lenses.map(({ command }) => command?.title)).toEqual([
    expect.stringMatching(/^\d+ paths.*, \d+ cases$/),
    'Show as clients get it',
  ]);
  const served = await servedSet(session, { id: 'NV901', version: '2026.1.0', set: 'QS1' });
  expect(JSON.parse(served ?? '')).toMatchObject({
    id: 'QS1',
    questions: [{ id: 'allowances' }, {}, {}],
  });
});

it('says which sets lead here, and where a set leads', async () => {
  const path = `${wy902}/questions.yaml`;
  const [set] = await setAt(session, path, at(path, 'next: Q‸S2'));
  if (!set) throw new Error('There is no set.');
  expect((await setsBefore(session, set)).map(({ from }) => from.name)).toEqual(['QS1']);
  const [first] = await setAt(session, path, at(path, 'Q‸S1:'));
  if (!first) throw new Error('There is no set.');
  expect((await setsAfter(session, first)).map(({ to }) => to.name)).toEqual(['QS2']);
});

it('folds what has several lines', async () => {
  const folds = await foldingRangesIn(session, `${nv901}/questions.yaml`);
  expect(folds[0]).toEqual({ startLine: 0, endLine: 24 });
});

it('tidies white space and keeps comments, order, quotes and columns', async () => {
  const path = `${nv901}/form.yaml`;
  const text = kitchenText(path);
  session.put(
    path,
    `# A comment.   \n\n\n\n${text.replace('name: NS-1', 'name:   NS-1  # why')}\n\n`,
  );
  const [edit] = await formattingOf(session, path);
  expect(edit?.newText).toBe(
    `# A comment.\n\n${text.replace('name: NS-1', 'name:   NS-1  # why')}`,
  );
  session.put(path, text);
  expect(await formattingOf(session, path)).toEqual([]);
  session.put(path);
});

it('offers the fixes of a finding', async () => {
  const path = `${nv901}/questions.yaml`;
  const offset = type(session, path, 'at: allowances', 'at: alow‸ances');
  const [action] = await actionsAt(session, path, [offset, offset]);
  expect(action?.title).toBe('Write "allowances"');
  expect(action?.diagnostics?.[0]?.message).toBe(
    'There is no question "alowances". Did you mean "allowances"?',
  );
  const [edits] = Object.values(action?.edit?.changes ?? {});
  expect(edits?.map(({ newText }) => newText)).toEqual(['allowances']);
  session.put(path);
});
