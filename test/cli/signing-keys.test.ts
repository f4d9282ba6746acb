import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPublicKey, readSigningKey } from '@formpress/registry';
import { afterAll, expect, it } from 'vitest';
import { runFormpress as run } from '../foundation/run-formpress.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('creates a matching key pair, and only its owner can read the private one', async () => {
  const file = join(folder, 'release-key.pem');
  expect(await run('keys', 'signing', file)).toEqual({
    code: 0,
    out:
      `${file} is the private key. It signs releases (publish) or printed PDFs (EVIDENCE_KEY). Keep it secret.\n` +
      `${file}.pub is the public key, for RELEASE_KEYS and for attest --key.\n`,
    error: '',
  });
  const { id } = readSigningKey(readFileSync(file, 'utf8'), file);
  expect(readPublicKey(readFileSync(`${file}.pub`, 'utf8'), `${file}.pub`).id).toBe(id);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('never overwrites a key, and never leaves half a pair', async () => {
  const file = join(folder, 'other.pem');
  writeFileSync(file, 'mine');
  const before = readdirSync(folder);
  const again = await run('keys', 'signing', file, '--json');
  expect(again).toEqual({
    code: 1,
    out: '',
    error: `${file} exists already, and a key is never overwritten.\n`,
  });
  const nowhere = join(folder, 'none', 'key.pem');
  expect(await run('keys', 'signing', nowhere)).toEqual({
    code: 1,
    out: '',
    error: `${nowhere}.pub is in a folder that does not exist.\n`,
  });
  expect(readdirSync(folder)).toEqual(before);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect((await run('keys', 'signing')).code).toBe(2);
});
