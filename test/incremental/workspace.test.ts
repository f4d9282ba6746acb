import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCache, openWorkspace, type Workspace } from '@formpress/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { random } from '../../scripts/corpus/random.ts';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { edits, oneOf } from './edits.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-workspace-'));
  for (const part of ['shared', 'us/federal', 'us/NV'])
    await cp(join(kitchenSink, part), join(folder, 'whole', part), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pdfWork = () => openCache(join(folder, 'pdf-work'));

/** The findings of the current definitions, and their release. */
async function told(workspace: Workspace) {
  const { report, formCount } = await workspace.check();
  const { forms, localities } = await workspace.definitions();
  const served = forms.map(({ bundle, plan, questionSets }) => ({ bundle, plan, questionSets }));
  return { found: report.diagnostics, formCount, served, localities };
}

/** The same by a compiler with only drawn blanks cached. */
async function cold(place: string) {
  const { find, keep } = pdfWork();
  const isPdfWork = (bytes: Uint8Array) =>
    /^(?:%PDF|\{)/.test(Buffer.from(bytes).toString('latin1'));
  const only = {
    find(key: string) {
      const found = find(key);
      return found && isPdfWork(found) ? found : undefined;
    },
    keep(key: string, bytes: Uint8Array) {
      if (isPdfWork(bytes)) keep(key, bytes);
    },
  };
  return told(openWorkspace(place, { cache: only }));
}

async function copyOf(name: string): Promise<string> {
  const copy = join(folder, name);
  await rm(copy, { recursive: true, force: true });
  await cp(join(folder, 'whole'), copy, { recursive: true });
  return copy;
}

const steps = process.env.ALL ? 300 : 12;

it(`gives the same result as a cold compilation after each of ${steps} random changes (seed ${seedOfTheDay})`, async () => {
  const chance = random(seedOfTheDay + 2);
  let copy = await copyOf('resident');
  const resident = openWorkspace(copy, { cache: openCache(join(folder, 'kept')) });
  const done: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const what = oneOf(Object.keys(edits), chance);
    done.push(`${what} ${await edits[what]?.(copy, chance)}`);
    const expected = await cold(copy);
    expect({ done, ...(await told(resident)) }).toEqual({ done, ...expected });
    const later = openWorkspace(copy, { cache: openCache(join(folder, 'kept')) });
    expect({ done, ...(await told(later)) }).toEqual({ done, ...expected });
    if (chance() < 0.3 || expected.found.length > 20) {
      copy = await copyOf('resident');
      done.push('put everything back');
    }
  }
}, 3_600_000);

it(`gives the same result for unsaved texts as for saved ones (seed ${seedOfTheDay})`, async () => {
  const chance = random(seedOfTheDay + 3);
  const saved = await copyOf('saved');
  const typed = await copyOf('typed');
  const workspace = openWorkspace(typed, { cache: openCache(join(folder, 'typing')) });
  const before = await told(workspace);
  const kinds = ['add words to', 'change a number in', 'take a line from', 'add a comment to'];
  for (const what of kinds) {
    const path = await edits[what]?.(saved, chance);
    workspace.put(path ?? '', await readFile(join(saved, path ?? ''), 'utf8'));
    expect(await told(workspace)).toEqual(await cold(saved));
  }
  for (const path of await readdir(typed, { recursive: true })) workspace.put(path);
  expect(await told(workspace)).toEqual(before);
  const later = openWorkspace(typed, { cache: openCache(join(folder, 'typing')) });
  expect(await told(later)).toEqual(before);
}, 3_600_000);

it('handles a folder that is empty at first and filled later', async () => {
  const copy = await copyOf('empty');
  const empty = join(copy, 'us', 'KS', 'KS901');
  await mkdir(empty, { recursive: true });
  const workspace = openWorkspace(copy, { cache: openCache(join(folder, 'kept-empty')) });
  await told(workspace);
  await cp(join(copy, 'us', 'NV'), empty, { recursive: true });
  expect(await told(workspace)).toEqual(await cold(copy));
});

/** Edits of files in shared/, each applied to the original: the name of the file, and what is replaced by what. */
const sharedEdits: [name: string, ...changes: [before: string, after: string][]][] = [
  ['answers', ['# Every', '# Here is every']],
  ['answers', ['Enter at most 80 characters.', 'Enter up to 80 characters.']],
  ['answers', ['{0,2}(?:', '{0,1}(?:']],
  ['answers', ['dropdown:', 'dropdownList:']],
  ['answers', ['count:', 'unused:\n  show: SELECT\n  otherwise: Choose Yes or No.\ncount:']],
  ['translations/es', ['Sobre usted', 'Ecsriba usted']],
  [
    'translations/es',
    ['Sobre usted', 'Ecsriba usted'],
    ['- en: I certify', '# First.\n- en: I certify'],
  ],
  ['translations/es', ['Sobre usted', 'Acerca de usted']],
  ['translations/es', ['- en: About you\n  es: Sobre usted\n', '']],
  ['people', ['accepts:', '# A pattern.\n    accepts:']],
  ['people', ['{1,60}', '{1,59}']],
  ['answers', ['yesNo:', 'yesNo']],
];

it('gives the same result as a cold compilation after each change of shared/', async () => {
  const copy = await copyOf('shared-edits');
  const workspace = openWorkspace(copy, { cache: openCache(join(folder, 'kept-shared')) });
  await told(workspace);
  for (const [name, ...changes] of sharedEdits) {
    const file = join(copy, 'shared', `${name}.yaml`);
    const text = await readFile(file, 'utf8');
    let changed = text;
    for (const [before, after] of changes) {
      expect(changed).toContain(before);
      changed = changed.replace(before, after);
    }
    await writeFile(file, changed);
    expect({ changes, ...(await told(workspace)) }).toEqual({ changes, ...(await cold(copy)) });
    await writeFile(file, text);
  }
}, 3_600_000);
