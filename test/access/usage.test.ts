import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runFormpress } from '../foundation/run-formpress.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { fill } from './audit-lines.ts';
import { callerOf, serviceWithKeys } from './key-callers.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const at = (name: string) => join(folder.path, name);

it('counts PDFs by key, month, form and mode, each line once', async () => {
  writeSmallRelease(at('release'), [
    { id: 'W4101', version: '2026.1.0', effective: '2026-01-01' },
    { id: 'CA101', version: '2026.1.0', effective: '2026-01-01' },
  ]);
  const wishes = [{ name: 'Payroll, "east"', owner: 'ops@example.com' }, { name: 'Other' }];
  const { service, callers, ids } = await serviceWithKeys(at('release'), at('keys.json'), wishes, {
    AUDIT_FILE: at('one.jsonl'),
  });
  const [east, other] = callers;
  if (!east || !other) throw new Error('Two keys were made.');
  for (const mode of ['SIGN', 'SIGN', 'PREVIEW']) await east('/v1/fillPdf', fill(mode));
  await other('/v1/fillPdf', fill('SIGN', { formId: 'CA101' }));
  await other('/v1/fillPdf', fill('SIGN', { fields: { dependents: 'no' } }));
  renameSync(at('one.jsonl'), at('one.jsonl.1'));
  await service.reload();
  service.moveTo('2026-03-02T00:00:00Z');
  await other('/v1/fillPdf', fill('SIGN', { formId: 'CA101' }));
  await service.close();

  const second = await serviceWithKeys(at('release'), at('more.json'), [{ name: 'Third' }], {
    AUDIT_FILE: at('two.jsonl'),
  });
  second.service.moveTo('2026-04-01T00:00:00Z');
  const later = await callerOf(second.service.url, second.texts[0] ?? '');
  await later('/v1/fillPdf', fill('SIGN'));
  await second.service.close();

  copyFileSync(at('one.jsonl'), at('copy.jsonl'));
  const files = ['copy.jsonl', 'one.jsonl', 'one.jsonl.1'].map(at);
  const [a = '', b = ''] = ids;
  const row = (...cells: (string | number)[]) => cells.join();
  const route = '/v1/fillPdf';
  const named = await runFormpress('usage', ...files, '--keys', at('keys.json'));
  const rows = [
    row('2026-03', a, '"Payroll, ""east"""', 'ops@example.com', route, 'W4101', 'PREVIEW', 1),
    row('2026-03', a, '"Payroll, ""east"""', 'ops@example.com', route, 'W4101', 'SIGN', 2),
    row('2026-03', b, 'Other', '', route, 'CA101', 'SIGN', 2),
  ];
  const [header, ...found] = named.out.trimEnd().split('\n');
  expect([named.code, named.error, header]).toEqual([
    0,
    '',
    'month,key,name,owner,route,form,mode,count',
  ]);
  expect(found.sort()).toEqual(rows.sort());
  const all = await runFormpress('usage', ...files, at('two.jsonl'));
  expect(all.out.split('\n')).toHaveLength(6);
  expect(all.out).toContain(`2026-04,${second.ids[0]},,,/v1/fillPdf,W4101,SIGN,1\n`);
});

it('counts nothing in a changed file, and skips a partial line', async () => {
  const text = readFileSync(at('two.jsonl'), 'utf8');
  writeFileSync(at('cut.jsonl'), text.trimEnd().slice(0, -5));
  expect((await runFormpress('usage', at('cut.jsonl'))).out.split('\n')).toHaveLength(3);
  writeFileSync(at('changed.jsonl'), text.replace('"W4101"', '"W4102"'));
  const place = text.split('\n').findIndex((line) => line.includes('"W4101"')) + 1;
  expect(await runFormpress('usage', at('changed.jsonl'))).toEqual({
    code: 1,
    out: '',
    error: `${at('changed.jsonl')}:${place} was changed. Run formpress audit verify.\n`,
  });
  expect((await runFormpress('usage', at('two.jsonl'), '--keys', at('none.json'))).error).toBe(
    `The keys file ${at('none.json')} cannot be read (ENOENT).\n`,
  );
});
