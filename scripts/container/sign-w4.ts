import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.ts';

/** Logs in, lets the service fill and sign a W-4, and reads the name back from the PDF. */
export async function signW4(url: string, key: string, folder: string): Promise<void> {
  const login = await call(`${url}/authentication/login`, { headers: { 'api-key': key } });
  const { accessToken } = login as { accessToken: string };
  const reply = await call(`${url}/v1/fillPdf`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      timezone: 'America/New_York',
    },
    body: JSON.stringify(w4),
  });
  const file = join(folder, 'w4.pdf');
  writeFileSync(file, Buffer.from((reply as { pdf: string }).pdf, 'base64'));
  const text = run('pdftotext', ['-layout', file, '-']);
  for (const word of ['Jordan', 'Rivera', '12 Main Street']) {
    if (!text.includes(word)) throw new Error(`The W-4 lacks "${word}".`);
  }
}

async function call(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  if (response.ok) return response.json();
  throw new Error(`${new URL(url).pathname} answers ${response.status}: ${await response.text()}`);
}

const address = {
  streetAddress1: '12 Main Street',
  city: 'Birmingham',
  state: 'AL',
  zipCode: '35203',
};

const w4 = {
  formId: 'W4101',
  formVersion: '2026.1.0',
  signForm: 'SIGN',
  employee: {
    firstName: 'Jordan',
    middleInitial: 'A',
    lastName: 'Rivera',
    socialSecurityNumber: '123-45-6789',
    address,
  },
  employer: { name: 'Example Company', federalEIN: '12-3456789', address },
  fields: {
    isNonResidentAlien: false,
    isExempt: false,
    filingStatus: 'SINGLE',
    multipleJobs: 'NONE',
    qualifyingChildren: '2',
    useDeductionsWorksheet: false,
    extraWithholding: '25.00',
  },
};
