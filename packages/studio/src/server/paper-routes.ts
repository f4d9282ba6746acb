import { createHash } from 'node:crypto';
import { textOf } from '@formpress/compiler';
import { inEachLanguage } from '@formpress/model';
import { type Answer, draftForm, isBoxUse } from '@formpress/revision';
import type { DraftView } from '../foundation/paper-wire.ts';
import { StudioProblem } from '../foundation/problem.ts';
import { draftView, reviseForm, revisionView } from '../revising/revision-views.ts';
import { jsonOf, type Route, type Studio } from './studio.ts';

type ReviseAsk = { paper: string; version?: string; answers: Answer[]; isWritten?: boolean };
type ImportAsk = {
  paper: string;
  id: string;
  version: string;
  place: string;
  /** What boxes are for, where a person said so. */
  uses?: { field: string; use: string }[];
  isWritten?: boolean;
};

/** What the page asks about papers: pictures, a new revision, a draft of a new form. */
export const paperRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/api\/pages\/([0-9a-f]+)\/([0-9]+)\.png$/,
    async answer({ pictures }, { params: [name = '', page = '1'] }) {
      return { bytes: await pictures.page(name, Number(page)), type: 'image/png' };
    },
  },
  {
    method: 'GET',
    path: /^\/api\/pages\/([0-9a-f]+)\.pdf$/,
    async answer({ pictures }, { params: [name = ''] }) {
      return { bytes: pictures.pdf(name), type: 'application/pdf' };
    },
  },
  {
    method: 'POST',
    path: /^\/api\/papers$/,
    async answer({ papers }, { body, query }) {
      const key = createHash('sha256').update(body).digest('hex').slice(0, 32);
      papers.set(key, { name: query.get('name') ?? 'the file', bytes: new Uint8Array(body) });
      return { json: { paper: key } };
    },
  },
  {
    method: 'POST',
    path: /^\/api\/forms\/([A-Z0-9]+)\/([0-9.]+)\/revise$/,
    async answer(studio, asked) {
      const [id = '', version = ''] = asked.params;
      return { json: await revised(studio, id, version, jsonOf<ReviseAsk>(asked)) };
    },
  },
  {
    method: 'POST',
    path: /^\/api\/import$/,
    async answer(studio, asked) {
      return { json: await imported(studio, jsonOf<ImportAsk>(asked)) };
    },
  },
];

function paperNamed({ papers }: Studio, name: string) {
  const found = papers.get(name);
  if (!found) throw new StudioProblem(404, 'The file is no longer kept. Choose it again.');
  return found;
}

async function revised(studio: Studio, id: string, version: string, ask: ReviseAsk) {
  const form = await studio.forms.open(id, version);
  const file = paperNamed(studio, ask.paper);
  const revision = reviseForm(form, { file, version: ask.version, answers: ask.answers });
  if (ask.isWritten) {
    const folder = form.linked.folder.replace(/[^/]*$/, revision.version);
    await studio.files.create(folder, revision.files);
    studio.written([...revision.files.keys()]);
  }
  return revisionView(revision, form.linked.blank.bytes, file.bytes, studio.pictures);
}

async function imported(studio: Studio, ask: ImportAsk): Promise<DraftView> {
  const { id, version, place, uses = [], isWritten } = ask;
  if (!/^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$/.test(id))
    throw new StudioProblem(400, 'Give the form an id such as MI102.');
  if (!/^[0-9]+\.[0-9]+\.[0-9]+$/.test(version))
    throw new StudioProblem(400, 'Give the form a version such as 2026.1.0.');
  if (!/^(us|ca)\/[A-Za-z]+$/.test(place))
    throw new StudioProblem(400, 'Name the folder of its place, such as us/MI.');
  const wrong = uses.find(({ use }) => !isBoxUse(use));
  if (wrong) throw new StudioProblem(400, `No box can be for "${wrong.use}".`);
  const file = paperNamed(studio, ask.paper);
  const sources = await studio.session.files();
  const shared = (language: string) =>
    ['shared', place].flatMap((each) => sources.get(`${each}/translations/${language}.yaml`) ?? []);
  const translations = inEachLanguage(shared);
  const said = new Map(uses.map(({ field, use }) => [field, use]));
  const {
    files,
    uses: used,
    ...counts
  } = draftForm({
    ...{ file, id, version, place, translations },
    uses: said,
  });
  if (isWritten) {
    await studio.files.create(`${place}/${id}`, files);
    studio.written([...files.keys()]);
  }
  const texts = [...files].filter(([path]) => path.endsWith('.yaml'));
  return {
    files: texts.map(([path, bytes]) => ({ path, text: textOf(bytes) })),
    ...counts,
    pictures: studio.pictures.keep(file.bytes),
    ...draftView(file.bytes, used),
  };
}
