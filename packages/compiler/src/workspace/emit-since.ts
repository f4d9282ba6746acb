import type { Catalog } from '@formpress/model';
import type { SharedTexts, UnitFacts } from '../compile/unit.ts';
import { byIdAndVersion } from '../foundation/by-id-and-version.ts';
import { digestOfTexts } from '../foundation/digest-of.ts';
import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';
import { emitForms, emitRelease, manifestEntries, manifestOf } from '../phases/8-emit/emit.ts';
import { type EmittedFile, folderOf } from '../phases/8-emit/emitter.ts';
import { exampleAmong } from '../phases/8-emit/openapi-examples.ts';
import { readHttpSchemas } from '../phases/8-emit/read-http-schemas.ts';
import { replaceInManifest } from '../phases/8-emit/replace-in-manifest.ts';
import type { CompiledUnits } from './compile-all.ts';
import type { EmitOptions } from './emit-families.ts';

/** What a release was emitted from. */
export type ReleaseKeys = {
  /** The key of each unit. */
  units: Map<string, string>;
  /** A digest of what the files about the whole release show of all units. */
  shown: string;
  /** The unit whose form those files use as an example. */
  example: string | undefined;
};

/** An earlier release: what it was emitted from, its release.json and how many files it has. */
export type EarlierRelease = { keys: ReleaseKeys; manifest: string; fileCount: number };

/** The files of a release, or only those that changed, the manifest last. */
export type Emitted = {
  files: EmittedFile[];
  isPart: boolean;
  /** How many files the whole release has. */
  fileCount: number;
  keys: ReleaseKeys;
};

/** What releases are made of. */
export type EmitScope = {
  compiled: CompiledUnits;
  facts(): Promise<ReadonlyMap<string, UnitFacts>>;
  options: EmitOptions;
};

/** Emits a release; only the changed files, if it differs from an earlier one only in some forms. */
export async function emitSince(scope: EmitScope, earlier?: EarlierRelease): Promise<Emitted> {
  return (earlier && (await emitPart(scope, earlier))) ?? emitWhole(scope);
}

async function emitWhole(scope: EmitScope): Promise<Emitted> {
  const facts = await scope.facts();
  const all = [...facts.values()];
  const catalog = {
    forms: all.flatMap((each) => each.catalog).sort(byIdAndVersion),
    ...languagesOf(all.flatMap(({ shared }) => shared ?? [])[0]),
  };
  const localities = all.flatMap(({ locality }) => locality ?? []);
  const shown = exampleAmong(catalog.forms);
  const home = shown && [...facts].find(([, each]) => each.catalog.some(isSame(shown)))?.[0];
  const atHome = home === undefined ? [] : await formsOf(scope, [home]);
  const example = shown && atHome.find(({ bundle }) => isSame(shown)(bundle));
  const http = await readHttpSchemas();
  const files = [
    ...(await scope.compiled.emitFamilies(scope.options)),
    ...emitRelease({ catalog, localities, example, http }),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const whole = [...files, manifestOf(manifestEntries(files))];
  return { files: whole, isPart: false, fileCount: whole.length, keys: keysOf(scope, home) };
}

/** Emits only the changed files; undefined where more than the files of some forms may differ. */
async function emitPart(
  scope: EmitScope,
  { keys: before, manifest, fileCount }: EarlierRelease,
): Promise<Emitted | undefined> {
  const keys = keysOf(scope, before.example);
  const isChanged = (name: string) => before.units.get(name) !== keys.units.get(name);
  const isSameSort = keys.shown === before.shown && !isChanged(before.example ?? '');
  if (!isSameSort || [...before.units.keys()].join('\n') !== [...keys.units.keys()].join('\n'))
    return undefined;
  const forms = await formsOf(scope, [...keys.units.keys()].filter(isChanged));
  const files = await emitForms(forms, scope.options);
  const folders = forms.map(({ bundle }) => folderOf(bundle));
  const replaced = replaceInManifest(manifest, files, folders);
  if (!replaced) return undefined;
  return { files: [...replaced.differing, replaced.manifest], isPart: true, fileCount, keys };
}

/** What the catalog says of languages; empty where none is left out and nothing is demanded. */
function languagesOf(shared: SharedTexts | undefined): Pick<Catalog, 'languages'> {
  const { leftOut = [], needs = {} } = shared ?? {};
  const isSaid = leftOut.length > 0 || Object.keys(needs).length > 0;
  return isSaid ? { languages: { leftOut, needs } } : {};
}

async function formsOf({ compiled }: EmitScope, names: Iterable<string>): Promise<LoweredForm[]> {
  const forms: LoweredForm[] = [];
  for (const name of names) forms.push(...(await compiled.formsOf(name)).lowered);
  return forms.sort((a, b) => byIdAndVersion(a.bundle, b.bundle));
}

function keysOf({ compiled }: EmitScope, example: string | undefined): ReleaseKeys {
  const units = [...compiled.units];
  const shown = units.map(([, { digests }]) => [
    ...[digests.catalog, digests.locality, digests.languages],
  ]);
  return {
    units: new Map(units.map(([name, { key }]) => [name, key])),
    shown: digestOfTexts(shown.flat()),
    example,
  };
}

function isSame({ id, version }: Pick<Catalog['forms'][number], 'id' | 'version'>) {
  return (other: { id: string; version: string }) => other.id === id && other.version === version;
}
