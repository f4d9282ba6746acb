import {
  type Diagnostic,
  openWorkspace,
  type PrunableCache,
  type Sources,
  type Workspace,
} from '@formpress/compiler';
import type { TextSource } from '@formpress/texts';
import { count } from '../foundation/count.ts';
import type { Io } from '../foundation/io.ts';
import { withProgress } from '../foundation/progress.ts';
import { unknownNameMessage } from '../reading/unknown-name-message.ts';

type Asked = {
  folder: string;
  /** Only these forms; all when there are none. */
  forms: readonly string[];
  /** Whether to read all forms when one of these does not exist. */
  orAll?: boolean;
  cache: PrunableCache | undefined;
  io: Io;
};

/** Reads the texts of definitions, which may be unfinished. Reports a form that does not exist, and returns undefined. */
export async function readTexts(asked: Asked): Promise<TextSource | undefined> {
  const { folder, forms, orAll = false, cache, io } = asked;
  const workspace = openWorkspace(folder, { cache, isUnproved: true });
  // Translators also work on languages that are still left out of releases.
  workspace.put('shared/languages.yaml', '{}\n');
  const known = formFiles(await workspace.files());
  const missing = forms.find((id) => !known.has(id));
  if (missing !== undefined && !orAll) {
    io.error(`${unknownNameMessage('form', missing, [...known.keys()])}\n`);
    return undefined;
  }
  const paths = forms.map((id) => known.get(id) ?? '');
  if (paths.length > 0 && missing === undefined) return readForms(workspace, paths, io);
  const { report, sources } = await withProgress(`Reading ${folder}`, io, () => workspace.check());
  noteErrors(report.diagnostics, io);
  const { linked, localities, shared } = await workspace.definitions();
  return { sources, forms: linked, places: localities, shared };
}

/** The path of one form.yaml of each form, by the form's id. */
function formFiles(sources: Sources): Map<string, string> {
  const paths = [...sources.keys()].filter((path) => path.endsWith('/form.yaml'));
  return new Map(paths.map((path) => [idIn(path), path]));
}

function idIn(path: string): string {
  return path.split('/').at(-3) ?? '';
}

async function readForms(
  workspace: Workspace,
  paths: readonly string[],
  io: Io,
): Promise<TextSource> {
  const sources = await workspace.files();
  const source: TextSource = { sources, forms: [], places: [], shared: { texts: [], terms: [] } };
  for (const path of paths) {
    const id = idIn(path);
    const family = await withProgress(`Reading ${id}`, io, () => workspace.familyAlone(path));
    noteErrors(family.findings, io);
    source.forms = [...source.forms, ...family.linked.filter((form) => form.id === id)];
    source.shared = { texts: [], terms: family.shared.terms };
  }
  return source;
}

/** Warns that texts may be missing, because a form with errors may not be read. */
function noteErrors(findings: readonly Diagnostic[], io: Io): void {
  const errors = findings.filter(
    ({ severity, code }) => severity === 'error' && !['missing-translation', 'todo'].includes(code),
  );
  if (errors.length === 0) return;
  io.error(
    `The definitions have ${count(errors.length, 'error')} besides missing translations, so texts may be left out. Run "formpress check".\n`,
  );
}
