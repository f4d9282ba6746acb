import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** A worked example, by what it says it is about. */
type Case = { about: string; at: SourceRange };

/** Cases that are gone from one file. */
export type RemovedCases = {
  /** What each of them was about. */
  abouts: string[];
  /** The name of their file, where the lock knows it. */
  file: string | undefined;
  /** The case that stood next to the first of them; undefined where no case of the file is left. */
  beside: SourceRange | undefined;
};

/** A case as locks name it: the name of its file, and what it is about. */
export function nameOfCase({ about, at }: Case): string {
  return `${fileOf(at)}: ${about.replace(/\s+/g, ' ')}`;
}

/** Cases that a lock names and that are gone, by file. A case that moved to another file is not gone. */
export function removedCases(locked: readonly string[], cases: readonly Case[]): RemovedCases[] {
  const places = new Map(cases.map((each) => [nameOfCase(each), each.at]));
  const unmatched = locked.filter((name) => !places.has(name));
  const moved = [...places.keys()].filter((name) => !locked.includes(name)).map(aboutOf);
  const gone = unmatched.filter((name) => {
    const index = moved.indexOf(aboutOf(name));
    if (index !== -1) moved.splice(index, 1);
    return index === -1;
  });
  const files = [...new Set(gone.map(fileIn))];
  return files.map((file) => {
    const ofFile = locked.filter((name) => fileIn(name) === file);
    const names = gone.filter((name) => fileIn(name) === file);
    const first = ofFile.indexOf(names[0] ?? '');
    const nearest = [...ofFile.slice(0, first).reverse(), ...ofFile.slice(first)];
    const beside = nearest.find((name) => places.has(name));
    return {
      abouts: names.map(aboutOf),
      file,
      beside: beside === undefined ? undefined : places.get(beside),
    };
  });
}

/** Says which cases are gone. */
export function describeRemoved({
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

const name = /^([\w.-]+\.yaml): (.*)$/s;

function fileIn(locked: string): string | undefined {
  return name.exec(locked)?.[1];
}

function aboutOf(locked: string): string {
  return name.exec(locked)?.[2] ?? locked;
}

function fileOf({ file }: SourceRange): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
