import {
  createReport,
  type Diagnostic,
  isSettledByLock,
  lockFixTitle,
  parseYaml,
  type Sources,
  type YamlNode,
} from '@formpress/compiler';
import { placeOf } from '../foundation/places.ts';
import type { Finding } from '../foundation/wire.ts';

/** Findings for the page, errors first, each with the question or set in whose lines it is. */
export function findingViews(findings: readonly Diagnostic[], files: Sources): Finding[] {
  const questions = questionLines(files);
  const views = findings.map((finding): Finding => {
    const { code, severity, message, help, accepted, at, fixes = [] } = finding;
    const about = questions(at.file).findLast(
      ({ start, end }) => start <= at.start && at.end <= end,
    );
    return {
      key: keyOf(finding),
      code,
      severity,
      message,
      ...(help !== undefined && { help }),
      ...(accepted !== undefined && { accepted }),
      place: placeOf(at, files),
      fixes: [
        ...fixes.map(({ title, isSafe = false }) => ({ title, isSafe })),
        ...(isSettledByLock(finding) ? [{ title: lockFixTitle, isSafe: false }] : []),
      ],
      ...(about && { about: about.id }),
    };
  });
  const rank = ({ severity, accepted }: Finding) =>
    accepted !== undefined ? 2 : severity === 'error' ? 0 : 1;
  return views.toSorted((a, b) => rank(a) - rank(b));
}

/** Identifies a finding among the current ones. */
export function keyOf({ code, at, message }: Diagnostic): string {
  return JSON.stringify([code, at.file, at.start, at.end, message]);
}

type Lines = { id: string; start: number; end: number };

/** Where sets and questions are in a file, read from the text alone, because the form may have errors. */
function questionLines(files: Sources): (file: string) => Lines[] {
  const known = new Map<string, Lines[]>();
  return (file) => {
    const found = known.get(file) ?? linesIn(file, files);
    known.set(file, found);
    return found;
  };
}

function linesIn(file: string, files: Sources): Lines[] {
  const bytes = files.get(file);
  if (!bytes || !/\/questions(-with-federal)?\.yaml$/.test(file)) return [];
  const [document] = parseYaml(new Map([[file, bytes]]), createReport()).documents;
  return entriesOf(document?.root).flatMap((set) => {
    const questions = entriesOf(set.value).find(({ key }) => key === 'questions');
    return [set, ...entriesOf(questions?.value)].map(({ key, keyAt, value }) => ({
      id: key,
      start: keyAt.start,
      end: value.at.end,
    }));
  });
}

function entriesOf(node: YamlNode | undefined) {
  return node?.kind === 'map' ? node.entries : [];
}
