import {
  createReport,
  type Diagnostic,
  parseYaml,
  type Sources,
  type YamlNode,
} from '@formpress/compiler';
import { compareVersions, languageNames, placeNames, translatedLanguages } from '@formpress/model';
import type { OverviewPlace, OverviewRow } from '../foundation/wire.ts';

/** What form.yaml says about a form: read before anything is compiled. */
export type FormFacts = Pick<
  OverviewRow,
  | 'id'
  | 'version'
  | 'place'
  | 'folder'
  | 'name'
  | 'title'
  | 'effective'
  | 'withdrawn'
  | 'confidence'
  | 'language'
>;

/** The facts of every form version, from its text alone. */
export function readFormFacts(files: Sources): FormFacts[] {
  const paths = [...files.keys()].filter((path) => path.endsWith('/form.yaml'));
  const maps = new Map(paths.map((path) => [nameOf(path), topOf(path, files)]));
  return paths.map((path) => factsOf(path, maps)).sort(byPlaceAndVersion);
}

function nameOf(path: string): string {
  const [version, id] = path.split('/').slice(0, -1).reverse();
  return `${id} ${version}`;
}

type Top = ReadonlyMap<string, YamlNode>;

const tops = new Map<string, { bytes: Uint8Array; top: Top }>();

/** The first level of a file. It is parsed again only when the file changed. */
function topOf(path: string, files: Sources): Top {
  const bytes = files.get(path) ?? new Uint8Array();
  const known = tops.get(path);
  if (known && Buffer.compare(known.bytes, bytes) === 0) return known.top;
  const top = parsedTop(path, bytes);
  tops.set(path, { bytes, top });
  return top;
}

function parsedTop(path: string, bytes: Uint8Array): Top {
  const [document] = parseYaml(new Map([[path, bytes]]), createReport()).documents;
  const entries = document?.root.kind === 'map' ? document.root.entries : [];
  return new Map(entries.map(({ key, value }) => [key, value]));
}

function factsOf(path: string, maps: ReadonlyMap<string, Top>): FormFacts {
  const folder = path.split('/').slice(0, -1).join('/');
  const [version = '', id = ''] = folder.split('/').reverse();
  const top = maps.get(`${id} ${version}`) ?? new Map();
  const text = (key: string) => textOf(top.get(key));
  const withdrawn = text('withdrawn');
  const own = translatedLanguages.find((each) => id.endsWith(languageNames[each].ending ?? '-'));
  return {
    id,
    version,
    place: folder.split('/').slice(0, 2).join('/'),
    folder,
    name: text('name'),
    title: text('title'),
    effective: text('effective'),
    ...(withdrawn !== '' && { withdrawn }),
    confidence: describeConfidence(top.get('confidence')),
    language: own ?? 'en',
  };
}

function textOf(node: YamlNode | undefined): string {
  return node?.kind === 'text' ? node.value : '';
}

const bases: Record<string, string> = {
  otherSource: 'other source',
  carriedOver: 'carried over',
  derivedFrom: 'derived',
};

function describeConfidence(node: YamlNode | undefined): string {
  if (node?.kind === 'text') return node.value;
  const [entry] = node?.kind === 'map' ? node.entries : [];
  return entry ? (bases[entry.key] ?? entry.key) : 'memory';
}

function byPlaceAndVersion(a: FormFacts, b: FormFacts): number {
  if (a.place !== b.place) return a.place < b.place ? -1 : 1;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  return compareVersions(b.version, a.version);
}

/** Counts the findings of a form version: those in its folder, and in the translations that all versions share. */
export function countsOf({ folder }: FormFacts, findings: readonly Diagnostic[]) {
  const form = folder.split('/').slice(0, -1).join('/');
  const own = findings.filter(({ at, accepted }) => {
    const isShared = at.file.startsWith(`${form}/translations/`);
    return accepted === undefined && (at.file.startsWith(`${folder}/`) || isShared);
  });
  const missing = own.filter(({ code }) => code === 'missing-translation');
  const lacking = translatedLanguages.flatMap((language) => {
    const count = missing.filter(({ message }) =>
      message.includes(languageNames[language].english),
    ).length;
    return count > 0 ? [[language, count]] : [];
  });
  return {
    errors: own.filter(({ severity }) => severity === 'error').length,
    warnings: own.filter(({ severity }) => severity === 'warning').length,
    missing: Object.fromEntries(lacking) as OverviewRow['missing'],
  };
}

/** The places, from the text of each locality.yaml. */
export function readPlaces(files: Sources, rows: readonly FormFacts[]): OverviewPlace[] {
  const paths = [...files.keys()].filter((path) => path.endsWith('/locality.yaml'));
  return paths.map((path) => {
    const top = topOf(path, files);
    const folder = path.split('/').slice(0, -1).join('/');
    const [country = '', code = ''] = folder.split('/');
    const size = (key: string) => {
      const node = top.get(key);
      if (node?.kind === 'map') return node.entries.length;
      return node?.kind === 'list' ? node.items.length : 0;
    };
    const ids = new Set(rows.filter(({ place }) => place === folder).map(({ id }) => id));
    return {
      folder,
      code,
      name: textOf(top.get('name')) || (placeNames[code] ?? code),
      country: country === 'ca' ? 'CA' : 'US',
      forms: ids.size,
      notWritten: size('formsNotWritten'),
      isUntaxed: textOf(top.get('incomeTax')) === 'none',
      gaps: size('gaps'),
    };
  });
}
