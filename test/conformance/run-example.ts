import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { readPdf } from '../service/read-pdf.ts';
import type { TestedService } from '../service/service-for-tests.ts';

const example = fileURLToPath(new URL('../../examples/walk-a-form.ts', import.meta.url));

/** Runs examples/walk-a-form.ts against a service, and checks the PDFs that it writes. */
export async function runExample(service: TestedService | undefined, folder: string) {
  if (!service) throw new Error('The service does not run.');
  expect(readFileSync(example, 'utf8').split('\n').length).toBeLessThan(80);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--conditions', '@formpress/source', example, folder],
    { env: { ...process.env, FORMPRESS_URL: service.url, FORMPRESS_KEY: service.key } },
  );
  const signed = stdout.trim().split('\n');
  for (const line of signed) expect(line).toMatch(/^[A-Z0-9]+ [0-9.]+ is signed\.$/);
  expect(signed.length).toBeGreaterThan(1);
  const files = readdirSync(folder).sort();
  expect(files).toEqual(signed.map((line) => `${line.split(' ')[0]}.pdf`).sort());
  for (const file of files) {
    const { text, fields } = await readPdf(readFileSync(join(folder, file), 'base64'));
    expect([file, fields]).toEqual([file, []]);
    expect(text).toContain('Ana Sample');
    expect(text).toContain('2026-03-01 07:00:00 America/New_York');
  }
}
