import { dirname } from 'node:path';
import type { Diagnostic } from './diagnostic.ts';
import { codes, explain, folderOf } from './explain.ts';
import { meaningOf } from './meaning-of.ts';
import { severityOf } from './severity-of.ts';

/** A code with its severity, its topic, and its meaning in one sentence. */
export type ListedCode = {
  code: string;
  severity: Diagnostic['severity'];
  topic: string;
  meaning: string;
};

/** The topic of the codes in a folder and below it, in the order in which an analyst meets them. */
const topics = new Map([
  ['phases/1-read', 'Files and folders'],
  ['phases/2-parse', 'How YAML is written'],
  ['phases/3-validate', 'What is allowed where'],
  ['phases/3-validate/proofread', 'Texts and translations'],
  ['phases/4-link', 'Names that belong together'],
  ['phases/5-check/navigation', 'Paths through a form'],
  ['phases/5-check/calculations', 'Calculations'],
  ['phases/5-check/patterns', 'Patterns'],
  ['phases/5-check/statements', 'Statements'],
  ['phases/5-check/texts', 'Texts and translations'],
  ['phases/5-check/images', 'Pictures'],
  ['phases/5-check/pdf', 'The PDF'],
  ['phases/5-check/paper', 'Compared with the paper'],
  ['phases/5-check/parameters', 'Tax parameters'],
  ['phases/5-check/localities', 'Who gets which form'],
  ['phases/5-check/agreements', 'Who gets which form'],
  ['phases/5-check/places', 'Who gets which form'],
  ['phases/5-check/versions', 'Versions'],
  ['phases/7-prove', 'Results of a form'],
  ['limits', 'Limits'],
  ['acceptances', 'Accepted warnings'],
]);

/** Every code by topic, then by name. A folder that has no title yet comes last, under its own name. */
export function listCodes(): ListedCode[] {
  const all = codes().map(listed);
  const inOrder = new Set([...topics.values(), ...all.map(({ topic }) => topic)]);
  return [...inOrder].flatMap((topic) => all.filter((each) => each.topic === topic));
}

/** The title of a folder, or of the nearest folder above it that has one. */
function topicOf(folder: string): string | undefined {
  if (folder === '.') return undefined;
  return topics.get(folder) ?? topicOf(dirname(folder));
}

function listed(code: string): ListedCode {
  const folder = folderOf(code);
  return {
    code,
    severity: severityOf(code) ?? 'error',
    topic: topicOf(folder) ?? folder,
    meaning: meaningOf(explain(code) ?? '').sentence,
  };
}
