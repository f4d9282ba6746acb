import { createHash } from 'node:crypto';
import { openWorkspace } from '@formpress/compiler';
import { PaperProblem, revise } from '@formpress/revision';
import type { Io } from '../foundation/io.ts';
import { DownloadProblem, download } from './download.ts';
import { type NamedBlank, namedBlanks } from './named-blanks.ts';

/** Reports the agency files that changed since their digest was recorded. Returns how many changed or could not be fetched. */
export async function watchBlanks(folder: string, io: Io): Promise<number> {
  const workspace = openWorkspace(folder, { isUnproved: true });
  const files = await workspace.files();
  const blanks = namedBlanks(files);
  let changed = 0;
  for (const blank of blanks) {
    const says = await lookAt(blank).catch((problem: unknown) => {
      if (problem instanceof DownloadProblem || problem instanceof PaperProblem)
        return problem.message;
      throw problem;
    });
    if (says === undefined) continue;
    changed += 1;
    io.out(`${blank.folder}: ${says}\n`);
  }
  io.out(
    `${blanks.length} ${blanks.length === 1 ? 'file' : 'files'}, ${changed} changed or unavailable.\n`,
  );
  return changed;

  /** What changed in a file, as a sentence; undefined when it is the same. */
  async function lookAt({ folder: version, url, sha256 }: NamedBlank): Promise<string | undefined> {
    const bytes = await download(url);
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found === sha256) return undefined;
    if (sha256 === undefined) return `its digest is not known yet. It is ${found}.`;
    const { linked } = await workspace.familyAlone(`${version}/form.yaml`);
    const form = linked.find((each) => each.folder === version);
    if (!form) return `it changed: ${url}.`;
    const { list } = revise({
      ...{ form, family: linked, files, answers: [] },
      new: { name: url, bytes },
      version: `${form.version.split('.')[0]}.99.0`,
    });
    return `it changed (${list.kind}): ${url}. Save it, and run: formpress revise ${form.id}@${form.version} FILE`;
  }
}
