import type { Name } from '../names/name.ts';
import { type Families, versionFolderOf } from './families.ts';
import type { IndexedFile } from './indexed-file.ts';

/** Works out what a name stands for when its file alone cannot tell. */
export function nameResolver(
  files: ReadonlyMap<string, IndexedFile>,
  families: Families,
): <T extends Name & { file: string }>(name: T) => T {
  const declared = (name: Name & { file: string }, of: string | undefined) => {
    const folder = versionFolderOf(name.file);
    const names = (folder ? families.chainOf(folder) : []).flatMap((each) =>
      ['questions.yaml', 'questions-with-federal.yaml'].flatMap(
        (file) => files.get(`${each}/${file}`)?.names ?? [],
      ),
    );
    return names.some(
      (each) =>
        each.kind === name.kind && each.declares && each.name === name.name && each.of === of,
    );
  };
  return (name) => {
    // The second interview may go on with sets of the first.
    if (
      name.kind === 'set' &&
      name.of === 'federal' &&
      !name.declares &&
      !declared(name, 'federal')
    )
      return { ...name, of: 'questions' };
    // A bound by another answer is a rule that is named after its question: tipsMost.
    const [, question] = /^(.+)(?:Least|Most)$/.exec(name.name) ?? [];
    if (name.kind === 'rule' && question && !declared(name, undefined))
      return {
        ...name,
        kind: 'question',
        name: question,
        at: { ...name.at, end: name.at.start + question.length },
      };
    return name;
  };
}
