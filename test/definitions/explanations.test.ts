/**
 * Every code has a page, <code>.md, next to the code that raises it: a paragraph for the analyst, then
 *
 *   ## Wrong      blocks with files, then a text block with the exact output; this may repeat
 *   ## Right      blocks with files, for which nothing is reported
 *
 * A block names its file: ```yaml questions.yaml. A name without a folder is in the only form
 * version of test/smallest-form, others are paths from its top, such as shared/answers.yaml. The block
 * is the whole file; as ```yaml in form.yaml it replaces only the top-level names it has, or adds
 * them. A ```sh block runs at the top, for what is wrong with files and folders; "formpress lock" in it
 * locks the example at that point. UPDATE=1 writes the text blocks. Write codes as
 * `code: 'a-code'`: the last test finds them that way and requires their pages.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  applyFixes,
  checkDefinitions,
  codes,
  createReport,
  type Diagnostic,
  explain,
  lockDefinitions,
  printDiagnostics,
  type Sources,
} from '@formpress/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampled } from '../foundation/sampled.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const versionFolder = 'us/AL/AL101/2026.1.0';
const compiler = fileURLToPath(new URL('../../packages/compiler/src', import.meta.url));
const sources = (await readdir(compiler, { recursive: true })).map((name) => join(compiler, name));
const pages = sources.filter((name) => name.endsWith('.md'));
/** The pages whose fixes are applied. */
const withFixes = new Set(sampled(pages));

/** Findings of nearly every example, because examples are short: they are not locked and have few cases. */
const onTheirPageAlone = [
  'ineligible-for-all',
  'unlocked-paths',
  'unlocked-place',
  'untested-path',
  'untested-place',
];

/** Findings that the fixes of a page may bring: the choice does not suit the example, or they were hidden before. */
const says: Record<string, string[]> = {
  'bracket-in-row': ['unknown-field'],
  'duplicate-question': ['asked-twice'],
  'missing-rounding': ['failed-case'],
  'nothing-to-drop': ['base-does-not-fit'],
  'revise-undecided': ['unbound-field'],
  'unbound-field': ['answer-not-printed'],
  'unknown-word': ['no-filing-status'],
};

type Block = { info: string; body: string };
type Example = { files: Block[]; output: string };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-pages-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(pages.map((file) => [basename(file, '.md'), file]))(
  '%s is as its page says',
  async (code, file) => {
    const page = await readFile(file, 'utf8');
    expect(explain(code)).toBe(page);
    const [about = '', wrong = '', right = ''] = page.split(/^## (?:Wrong|Right)$/m);
    expect(about).toMatch(new RegExp(`^# ${code}\\n\\n\\S`));

    let updated = page;
    expect(examplesIn(wrong)).not.toEqual([]);
    for (const { files, output } of examplesIn(wrong)) {
      const found = await check(files, code);
      expect([...new Set(found.codes)]).toEqual([code]);
      if (process.env.UPDATE) updated = updated.replace(fenced(output), () => fenced(found.output));
      else expect(found.output).toBe(output);
      if (withFixes.has(file)) expect(await leftByFixes(found, code)).toEqual([]);
    }
    if (process.env.UPDATE) await writeFile(file, updated);
    for (const { files } of examplesIn(right)) expect((await check(files, code)).output).toBe('');
  },
);

function fenced(output: string): string {
  return `\`\`\`text\n${output}\`\`\``;
}

it('every code that is raised has a page, and every page a code', async () => {
  const raised = new Set<string>();
  for (const name of sources.filter((each) => /(?<!\.test)\.ts$/.test(each))) {
    const source = await readFile(name, 'utf8');
    for (const [line] of source.matchAll(/\bcode: .*|^ {2}'[a-z-]+': \(name\b.*/gm)) {
      for (const [code] of line.matchAll(
        /(?<=')[a-z0-9]+(?:-[a-z0-9]+)+(?=')|(?<=^code: ')[a-z]+(?=')/g,
      ))
        raised.add(code);
    }
  }
  expect(codes()).toEqual([...raised].sort());
});

/** The examples of a section. Blocks with files, up to a block with output, form one example. */
function examplesIn(section: string): Example[] {
  const examples: Example[] = [];
  let files: Block[] = [];
  for (const [, info = '', body = ''] of section.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)) {
    if (info !== 'text') files.push({ info, body });
    else {
      examples.push({ files, output: body });
      files = [];
    }
  }
  return files.length > 0 ? [...examples, { files, output: '' }] : examples;
}

type Checked = { findings: Diagnostic[]; files: Sources; codes: string[]; output: string };

/** The findings that fixes of an example leave or bring, each applied by itself, except what a person must write. */
async function leftByFixes({ findings, files }: Checked, page: string): Promise<string[]> {
  const named = ({ code, at, message }: Diagnostic) => `${at.file} ${code}: ${message}`;
  const known = findings.map(named);
  const left: string[] = [];
  for (const finding of findings)
    for (const fix of finding.fixes ?? []) {
      const { texts } = applyFixes([{ ...finding, fixes: [fix] }], files, () => true);
      if (texts.size === 0) continue;
      for (const [file, text] of texts) await put(file, text);
      const brought = ['todo', ...(says[page] ?? [])];
      const { findings: now } = await checkAsItIs(page);
      const after = now.filter(({ code }) => !brought.includes(code));
      for (const each of after.map(named))
        if (each === named(finding) || !known.includes(each)) left.push(`${fix.title}: ${each}`);
      for (const file of texts.keys()) {
        const before = files.get(file);
        if (before) await writeFile(join(folder, 'definitions', file), before);
        else await rm(join(folder, 'definitions', file));
      }
    }
  return left;
}

async function put(file: string, text: string): Promise<void> {
  const path = join(folder, 'definitions', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function check(blocks: Block[], page: string): Promise<Checked> {
  const definitions = join(folder, 'definitions');
  await rm(definitions, { recursive: true, force: true });
  await cp(smallestForm, definitions, { recursive: true });
  for (const block of blocks) await apply(block, definitions);
  return checkAsItIs(page);
}

async function checkAsItIs(page: string): Promise<Checked> {
  const definitions = join(folder, 'definitions');
  const report = createReport();
  const { sources: files } = await checkDefinitions(definitions, report);
  const found = report.diagnostics.filter(
    ({ code }) => code === page || !onTheirPageAlone.includes(code),
  );
  const output = printDiagnostics(found, files, { colour: false });
  return {
    findings: found,
    files,
    codes: found.map(({ code }) => code),
    output: output.replaceAll(definitions, 'definitions'),
  };
}

async function apply({ info, body }: Block, definitions: string): Promise<void> {
  if (info === 'sh' && body === 'formpress lock\n') {
    for (const { path, text } of (await lockDefinitions(definitions, createReport())).newLocks) {
      await writeFile(join(definitions, path), text);
    }
    return;
  }
  if (info === 'sh') {
    execFileSync('sh', ['-c', body], { cwd: definitions });
    return;
  }
  const [, part, name = ''] = /^yaml (in )?(\S+)$/.exec(info) ?? [];
  const path = join(definitions, /^(shared|us|ca)\//.test(name) ? '' : versionFolder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, part ? withParts(await readFile(path, 'utf8'), body) : body);
}

/** The text, with the top-level names of the part replaced or added. */
function withParts(text: string, part: string): string {
  const lines = new Map(topLevel(text));
  for (const [name, body] of topLevel(part)) lines.set(name, body);
  return [...lines.values()].join('');
}

function topLevel(text: string): [string, string][] {
  return text.split(/^(?=[^\s#-])/m).map((body) => [/^[^:\n]*/.exec(body)?.[0] ?? '', body]);
}
