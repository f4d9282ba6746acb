import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkDefinitions,
  createReport,
  type Diagnostic,
  type LoweredForm,
} from '@formpress/compiler';
import { type Paper, paperPdf } from './any-paper.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));

/** Findings of every such form, because it is not locked and has few cases. */
const saidAlways = new Set(['unlocked-paths', 'unlocked-place', 'untested-path', 'untested-place']);

/** The smallest form on a page: what is found, and the form when it can be served. */
export async function checkPaper(
  paper: Paper,
): Promise<{ found: Diagnostic[]; form: LoweredForm | undefined }> {
  const folder = await mkdtemp(join(tmpdir(), 'formpress-paper-'));
  try {
    await cp(smallestForm, folder, { recursive: true });
    const version = join(folder, 'us/AL/AL101/2026.1.0');
    await writeFile(join(version, 'blank.pdf'), paperPdf(paper));
    await writeFile(join(version, 'pdf.yaml'), bindings(paper));
    const report = createReport();
    const { lowered } = await checkDefinitions(folder, report);
    const found = report.diagnostics.filter(({ code }) => !saidAlways.has(code));
    return { found: [...found], form: lowered.forms[0] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function bindings({ sign }: Paper): string {
  return `fields:
  name: '{{employee.name}}'
  exempt: 'isExempt'
  dependents: '{{dependents}}'
  allowance: '{{allowance}}'
sign:
  signatureLine: { page: 1, box: [${sign.signatureLine.join(', ')}] }
  date: { page: 1, box: [${sign.date.join(', ')}], format: MM/DD/YYYY }
`;
}
