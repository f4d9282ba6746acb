import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { daysOfLastChange } from './days-of-last-change.ts';

const home = mkdtempSync(join(tmpdir(), 'formpress-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function commit(day: string, ...files: string[]): void {
  for (const file of files) {
    mkdirSync(join(home, file, '..'), { recursive: true });
    writeFileSync(join(home, file), day);
  }
  const git = (...words: string[]) =>
    execFileSync(
      'git',
      ['-C', home, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words],
      {
        env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      },
    );
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', day);
}

it('finds the last commit of each version, wherever the definitions are in the repository', async () => {
  const version = 'definitions/us/AL/AL101/2026.1.0';
  commit('2026-01-05', `${version}/form.yaml`, 'definitions/us/AL/AL101/2025.1.0/form.yaml');
  commit('2026-02-07', `${version}/cases/usual.yaml`);
  commit('2026-03-09', 'README.md');
  expect(await daysOfLastChange(join(home, 'definitions'))).toEqual(
    new Map([
      ['us/AL/AL101/2026.1.0', '2026-02-07'],
      ['us/AL/AL101/2025.1.0', '2026-01-05'],
    ]),
  );
});

it('knows nothing where there is no history', async () => {
  expect(await daysOfLastChange(tmpdir())).toEqual(new Map());
});
