import type { Place } from '../../../diagnostics/diagnostic.ts';

/** A worked example, by what it says it is about. */
type Case = { about: string; at: Place };

/** Cases that are gone from one file. */
export type RemovedCases = {
  /** What each of them was about. */
  abouts: string[];
  /** The name of their file, where the lock knows it. */
  file: string | undefined;
  /** The case that stood next to the first of them; nothing where no case of the file is left. */
  beside: Place | undefined;
};

/** A case as locks name it: the name of its file, and what it is about. */
export function nameOfCase({ about, at }: Case): string {
  return `${fileOf(at)}: ${about.replace(/\s+/g, ' ')}`;
}

/** Cases that a lock names and that are gone, by file. */
export function removedCases(locked: readonly string[], cases: readonly Case[]): RemovedCases[] {
  const known = locked.map(readName);
  const places = new Map(cases.map(({ about, at }) => [about.replace(/\s+/g, ' '), at]));
  const gone = known.filter(({ about }) => !places.has(about));
  const files = [...new Set(gone.map(({ file }) => file))];
  return files.map((file) => {
    const ofFile = known.filter((each) => each.file === file);
    const abouts = gone.filter((each) => each.file === file).map(({ about }) => about);
    const first = ofFile.findIndex(({ about }) => about === abouts[0]);
    const nearest = [...ofFile.slice(0, first).reverse(), ...ofFile.slice(first)];
    const left = nearest.find(({ about }) => places.has(about));
    return { abouts, file, beside: left && places.get(left.about) };
  });
}

/** Says which cases are gone. */
export function sayRemoved({
  abouts: [first = '', ...others],
  file,
  beside,
}: RemovedCases): string {
  const from = file === undefined ? '' : ` from cases/${file}`;
  if (beside === undefined && file !== undefined) {
    const count = others.length === 0 ? 'its case' : `its ${others.length + 1} cases, such as`;
    return `cases/${file} is gone, with ${count} "${first}".`;
  }
  return others.length === 0
    ? `The case "${first}" is gone${from}.`
    : `${others.length + 1} cases, such as "${first}", are gone${from}.`;
}

function readName(name: string): { file: string | undefined; about: string } {
  const [, file, about = name] = /^([\w.-]+\.yaml): (.*)$/s.exec(name) ?? [];
  return { file, about };
}

function fileOf({ file }: Place): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
