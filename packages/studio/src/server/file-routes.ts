import {
  applyFixes,
  type Diagnostic,
  type Fix,
  isSettledByLock,
  lockFix,
  lockFixTitle,
} from '@formpress/compiler';
import { caseText } from '../cases/case-text.ts';
import { keyOf } from '../forms/finding-views.ts';
import { StudioProblem } from '../foundation/problem.ts';
import type { FileView, SentAnswers } from '../foundation/wire.ts';
import { jsonOf, type Route, type Studio } from './studio.ts';

/** What the page asks about files: read, save, mend, add a case. */
export const fileRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/api\/files\/(.+)$/,
    async answer({ files, session }, { params: [path = ''] }) {
      const uri = session.uriOf(path);
      const saved = await files.read(path);
      const unsaved = session.unsaved(path);
      const view: FileView = { path, uri, ...saved, ...(unsaved !== undefined && { unsaved }) };
      return { json: view };
    },
  },
  {
    method: 'PUT',
    path: /^\/api\/files\/(.+)$/,
    async answer(studio, asked) {
      const [path = ''] = asked.params;
      const { text, revision } = jsonOf<{ text: string; revision: string }>(asked);
      const written = await studio.files.write(path, text, revision);
      studio.written([path]);
      return { json: { revision: written } };
    },
  },
  {
    method: 'GET',
    path: /^\/api\/findings$/,
    async answer({ keeper }, { query }) {
      const folders = query.getAll('folder');
      return { json: await keeper.findings(folders.length > 0 ? folders : undefined) };
    },
  },
  {
    method: 'POST',
    path: /^\/api\/fix$/,
    async answer(studio, asked) {
      const { key, title } = jsonOf<{ key: string; title: string }>(asked);
      return { json: { paths: await mend(studio, key, title) } };
    },
  },
  {
    method: 'POST',
    path: /^\/api\/forms\/([A-Z0-9]+)\/([0-9.]+)\/cases$/,
    async answer(studio, asked) {
      const [id = '', version = ''] = asked.params;
      const { name, about, sent } = jsonOf<{ name: string; about: string; sent: SentAnswers }>(
        asked,
      );
      return { json: { path: await saveCase(studio, { id, version, name, about, sent }) } };
    },
  },
];

/** Applies one fix to the saved files, each only if nobody changed it meanwhile. */
async function mend(studio: Studio, key: string, title: string): Promise<string[]> {
  const { keeper, session, files } = studio;
  const finding = keeper.diagnostics().find((each) => keyOf(each) === key);
  const fix = finding && (await fixNamed(studio, finding, title));
  if (!finding || !fix)
    throw new StudioProblem(409, 'The text changed. Look at the findings again.');
  const sources = await session.files();
  const unsaved = (path: string) => session.unsaved(path) !== undefined;
  const { texts } = applyFixes([{ ...finding, fixes: [fix] }], sources, () => true);
  if (texts.size === 0) throw new StudioProblem(422, 'This fix cannot be applied here.');
  const saved = new Map<string, string>();
  for (const path of texts.keys()) {
    const { revision, text } = await files.read(path);
    if (unsaved(path) && session.unsaved(path) !== text)
      throw new StudioProblem(409, `Save ${path} first. Nothing was written.`);
    saved.set(path, revision);
  }
  for (const [path, text] of texts) await files.write(path, text, saved.get(path) ?? '');
  studio.written([...texts.keys()]);
  return [...texts.keys()];
}

/** A fix of a finding by its title. The one that renews a lock is made when it is asked for. */
async function fixNamed(
  { session }: Studio,
  finding: Diagnostic,
  title: string,
): Promise<Fix | undefined> {
  if (title !== lockFixTitle || !isSettledByLock(finding))
    return finding.fixes?.find((each) => each.title === title);
  const renewed = await session.exclusively(() => lockFix(session.workspace, finding));
  if ('refused' in renewed) throw new StudioProblem(422, renewed.refused);
  return renewed;
}

type NewCase = { id: string; version: string; name: string; about: string; sent: SentAnswers };

/** Adds a case to the end of a file of the form's cases, or makes the file. */
async function saveCase(studio: Studio, wanted: NewCase): Promise<string> {
  const { id, version, name, about, sent } = wanted;
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new StudioProblem(
      400,
      'Name the file in small letters, digits and dashes, such as two-jobs.',
    );
  if (about.trim() === '') throw new StudioProblem(400, 'Say in a sentence what the case shows.');
  const form = await studio.forms.open(id, version);
  const path = `${form.linked.folder}/cases/${name}.yaml`;
  const { text, revision } = await studio.files.read(path);
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  await studio.files.write(path, `${before}${caseText(form, sent, about)}`, revision);
  studio.written([path]);
  return path;
}
