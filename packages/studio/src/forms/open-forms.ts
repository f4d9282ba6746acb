import type { Family, LinkedForm, LoweredForm, Sources } from '@formpress/compiler';
import type { Session } from '@formpress/language';
import { compareVersions } from '@formpress/model';
import { Latest } from '../foundation/latest.ts';
import { StudioProblem } from '../foundation/problem.ts';

/** A form version as it is now, or as it was when it last had no error. */
export type OpenForm = {
  linked: LinkedForm;
  lowered: LoweredForm;
  family: Family;
  /** The files that it was compiled from, as they were then. */
  files: Sources;
  /** The files as they are now. */
  current: Sources;
  /** Whether it has errors now, so that this is how it was before them. */
  isLastGood: boolean;
};

/** The forms that the page looks at. */
export type OpenForms = {
  /** A form version, with the unsaved texts. */
  open(id: string, version: string): Promise<OpenForm>;
  /** The same form as it was when it was first opened, or last accepted. */
  baseline(id: string, version: string): Promise<OpenForm>;
  /** Makes the form as it is now the baseline. */
  accept(id: string, version: string): Promise<void>;
  /** The path of a form's form.yaml. */
  pathOf(id: string, version: string): Promise<string>;
};

const most = 8;

/** Opens forms of a session, compiling only their family. */
export function openForms(session: Session): OpenForms {
  const good = new Latest<OpenForm>(most);
  const baselines = new Latest<OpenForm>(most);
  const pathOf = async (id: string, version: string) => {
    const files = await session.files();
    const path = [...files.keys()].find((each) => each.endsWith(`/${id}/${version}/form.yaml`));
    if (path === undefined) throw new StudioProblem(404, `There is no form ${id} ${version}.`);
    return path;
  };
  const open = async (id: string, version: string) => {
    const path = await pathOf(id, version);
    const key = `${id} ${version}`;
    const family = await session.workspace.familyAlone(path);
    const current = await session.files();
    const found = formIn(family, id, version);
    const before = good.get(key);
    if (!found && !before)
      throw new StudioProblem(422, `${id} ${version} has errors. Fix them in the text first.`, {
        family: family.findings.length,
      });
    const form = found
      ? { ...found, family, files: kept(current, path), current, isLastGood: false }
      : asBefore(before as OpenForm, family, current);
    if (found) good.set(key, form);
    if (found && !baselines.get(key)) baselines.set(key, form);
    return form;
  };
  return {
    pathOf,
    open: (id, version) => session.exclusively(() => open(id, version)),
    async baseline(id, version) {
      const now = await session.exclusively(() => open(id, version));
      return baselines.get(`${id} ${version}`) ?? now;
    },
    async accept(id, version) {
      baselines.set(`${id} ${version}`, await session.exclusively(() => open(id, version)));
    },
  };
}

/** The form as it last was without errors, with the current findings. */
function asBefore(before: OpenForm, { findings }: Family, current: Sources): OpenForm {
  return { ...before, family: { ...before.family, findings }, current, isLastGood: true };
}

/** A copy of the YAML of a form's place, its country's federal forms and `shared`. The files themselves may change later. */
function kept(files: Sources, path: string): Sources {
  const country = path.slice(0, path.indexOf('/') + 1);
  const place = path.split('/').slice(0, 2).join('/');
  const isWanted = (each: string) =>
    each.endsWith('.yaml') &&
    (each.startsWith(`${place}/`) ||
      each.startsWith('shared/') ||
      each.startsWith(`${country}federal/`));
  const texts = new Map<string, Uint8Array>();
  for (const each of files.keys()) {
    const bytes = isWanted(each) ? files.get(each) : new Uint8Array();
    if (bytes) texts.set(each, bytes);
  }
  return texts;
}

function formIn(family: Family, id: string, version: string) {
  const isIt = (each: { id: string; version: string }) =>
    each.id === id && compareVersions(each.version, version) === 0;
  const linked = family.linked.find(isIt);
  const lowered = family.lowered.find(({ bundle }) => isIt(bundle));
  return linked && lowered && { linked, lowered };
}
