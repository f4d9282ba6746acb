/** A cursor in a text, and what is offered there. */
import { openWorkspace } from '@formpress/compiler';
import { completeAt, openSession } from '@formpress/language';
import { afterEach, expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { kitchenSession, type } from './kitchen-session.ts';

const session = kitchenSession();
const wy902 = 'us/WY/WY902/2026.1.0';
const nv901 = 'us/NV/NV901/2026.1.0';
const opened = new Set<string>();

afterEach(() => {
  for (const path of opened) session.put(path);
});

/** The first labels that are offered at the cursor. */
async function offered(path: string, found: string, written: string, most = 40): Promise<string[]> {
  opened.add(path);
  const offset = type(session, path, found, written);
  const items = await completeAt(session, path, offset);
  return items.slice(0, most).map(({ label }) => label);
}

it('offers in a formula the questions of the form, those that begin with what is typed first', async () => {
  const labels = await offered(`${wy902}/questions.yaml`, "'pipes * @perPipe'", "'pip‸'");
  expect(labels[0]).toBe('pipes');
  expect(labels).toEqual(expect.arrayContaining(['wages', 'payPeriods', 'roundedUp']));
  expect(labels).not.toContain('allowances');
});

it('offers the amounts of the form after @, each with its value and source', async () => {
  const path = `${wy902}/questions.yaml`;
  opened.add(path);
  const offset = type(session, path, "'pipes * @perPipe'", "'pipes * @per‸'");
  const [first] = await completeAt(session, path, offset);
  expect(first).toMatchObject({ label: 'perPipe', detail: '12.5 (Line 4)' });
});

it('offers placeholders in a text, also when it is not closed yet', async () => {
  const ask = 'ask: What are your wages?';
  const path = `${wy902}/questions.yaml`;
  expect((await offered(path, ask, "ask: 'Of {{usd @li‸}}?'"))[0]).toBe('limit');
  expect((await offered(path, ask, "ask: 'Of {{wa‸"))[0]).toBe('wages');
});

it('offers where to go next: questions with answers, their answers, sets and statements', async () => {
  const path = `${nv901}/questions.yaml`;
  const next = 'next: { finish: sign }';
  expect(await offered(path, next, 'next: { by: ‸ }')).toEqual(['material']);
  expect(await offered(path, next, 'next: { by: material, S‸: QS1 }', 2)).toEqual([
    'STEEL',
    'STONE',
  ]);
  expect(await offered(path, next, 'next: { by: material, STEEL: ‸ }')).toContain('QS1');
  expect(await offered(path, next, 'next: { finish: ‸ }')).toContain('sign');
});

it('offers kinds of answer of the place and of all forms', async () => {
  const labels = await offered(`${wy902}/questions.yaml`, 'answer: count', 'answer: ‸');
  expect(labels).toEqual(expect.arrayContaining(['tenths', 'count', 'yesNo', 'dollars']));
});

it('offers keys with their documentation, without those that are there', async () => {
  const path = `${wy902}/questions.yaml`;
  opened.add(path);
  const offset = type(
    session,
    path,
    '      answer: dollars\n      digits: 9',
    '      l‸\n      answer: dollars',
  );
  const items = await completeAt(session, path, offset);
  const line = items.find(({ label }) => label === 'line');
  expect(line?.documentation).toMatchObject({
    kind: 'markdown',
    value: expect.stringContaining('line'),
  });
  expect(items.map(({ label }) => label)).not.toContain('answer');
});

it('offers boxes to which nothing is bound yet, with the words printed next to them', async () => {
  const path = `${wy902}/pdf.yaml`;
  opened.add(path);
  const offset = type(session, path, "  line 4: '{{exact}}'\n", '  ‸\n');
  const [first] = await completeAt(session, path, offset);
  expect(first?.label).toBe('line 4');
  expect(first?.detail).toContain('line 4');
});

it('offers forms, versions and places', async () => {
  const form = 'us/NV/NV903/2026.1.0/form.yaml';
  expect(await offered(form, 'basedOn: NV902 2026.1.0', 'basedOn: NV9‸')).toEqual(
    expect.arrayContaining(['NV901', 'NV902', 'NV903']),
  );
  expect((await offered(form, 'basedOn: NV902 2026.1.0', 'basedOn: NV902 ‸'))[0]).toBe('2026.1.0');
  const labels = await offered(
    'us/NV/locality.yaml',
    `"home == 'WY'", forms`,
    `"home == 'W‸'", forms`,
  );
  expect(labels[0]).toBe('WY');
});

it('offers what a case can answer and expect', async () => {
  const path = `${wy902}/cases/sums.yaml`;
  const labels = await offered(path, 'answers: { size: SMALL, wages', 'answers: { size: ‸, wages');
  expect(labels.slice(0, 2)).toEqual(['SMALL', 'LARGE']);
  expect(await offered(path, 'taxParameters: { WY.total', 'taxParameters: { WY.t‸')).toContain(
    'WY.ticks',
  );
});

it('offers at once where nothing was compiled before: no other form or place is waited for', async () => {
  const cold = openSession(kitchenSink, openWorkspace(kitchenSink));
  const path = `${wy902}/questions.yaml`;
  const offset = type(cold, path, "'pipes * @perPipe'", "'pip‸'");
  const [first] = await completeAt(cold, path, offset);
  expect(first?.label).toBe('pipes');
  cold.put(path);
  const units: string[] = [];
  let compiled = 0;
  await cold.check(undefined, {
    onUnit: ({ name }) => units.push(name),
    giveWay: async () => {
      compiled += 1;
    },
  });
  const others = units.filter((name) => !path.startsWith(name));
  expect([units.length - others.length, compiled]).toEqual([3, others.length]);
});
