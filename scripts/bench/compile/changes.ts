import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReport, lockDefinitions, openCache } from '@formpress/compiler';
import { pdfFolder, runFolder } from '../../corpus/corpus-folder.ts';

/** The changed files of a corpus, by path. */
export type Change = ReadonlyMap<string, string>;

const form = 'us/OH/OH103';

/** A new wording of one question in every language, different in each round, with its new locks. */
export function sentenceChange(corpus: string, round: number): Promise<Change> {
  const files = ['2025.4.0/questions.yaml', 'translations/es.yaml', 'translations/fr.yaml'];
  const before = 'Which personal exemption do you claim?';
  const word = [...String(Date.now() + round)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const now = `Which personal exemption, ${word}, do you claim?`;
  return withLocks(corpus, replaced(corpus, files, before, now));
}

/** Another binding of one field that prints the same in every case, with its new locks. */
export function bindingChange(corpus: string): Promise<Change> {
  const [state, province] = [
    '{{employee.address.state}}',
    '{{employee.address.provinceTerritory}}',
  ];
  const files = ['2025.4.0/pdf.yaml'];
  const [before, after] = [`'${state} ${province}'`, `'${province} ${state}'`];
  return withLocks(corpus, replaced(corpus, files, before, after));
}

/** A change with the locks that "formpress lock" writes for it. */
async function withLocks(corpus: string, change: Change): Promise<Change> {
  const copy = join(runFolder(corpus), 'locked');
  for (const part of ['shared', 'us/OH'])
    cpSync(join(corpus, part), join(copy, part), { recursive: true });
  for (const [path, text] of change) writeFileSync(join(copy, path), text);
  const report = createReport();
  const { newLocks } = await lockDefinitions(copy, report, {
    cache: openCache(pdfFolder(corpus)),
  });
  rmSync(copy, { recursive: true });
  if (report.hasErrors) throw new Error(report.diagnostics[0]?.message);
  const own = newLocks.filter(({ path }) => path.startsWith(`${form}/`));
  return new Map([...change, ...own.map(({ path, text }): [string, string] => [path, text])]);
}

function replaced(corpus: string, files: string[], before: string, after: string): Change {
  return new Map(
    files.map((name) => {
      const text = readFileSync(join(corpus, form, name), 'utf8');
      if (!text.includes(before)) throw new Error(`${form}/${name} does not say ${before}.`);
      return [`${form}/${name}`, text.replace(before, after)];
    }),
  );
}
