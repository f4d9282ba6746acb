import type { FamilyForms } from '../compile/compile-family.ts';
import type { PictureOptions } from '../pages/picture-pages.ts';
import { emitForms } from '../phases/8-emit/emit.ts';
import type { EmittedFile } from '../phases/8-emit/emitter.ts';
import type { UnitsScope } from './compiler-of.ts';
import { emittedByThreads } from './threads-for.ts';

/** How a release is made, and who follows it. */
export type EmitOptions = PictureOptions & {
  /** Called before the files of each family are made: which family, and which one of how many. */
  onFamily?: (name: string, number: number, of: number) => void;
};

/** The files of all families in a release. Other threads make some of them. */
export async function emitFamilies(
  scope: UnitsScope,
  formsOf: (family: string) => Promise<FamilyForms>,
  { onFamily, ...pictures }: EmitOptions,
): Promise<EmittedFile[]> {
  const families = scope.layout.filter(({ kind }) => kind === 'family');
  const byThreads = emittedByThreads(scope, pictures.withoutPictures ?? false);
  const files: EmittedFile[] = [];
  for (const [index, unit] of families.entries()) {
    onFamily?.(unit.name, index + 1, families.length);
    const made = await byThreads(unit);
    files.push(...(made ?? (await emitForms((await formsOf(unit.name)).lowered, pictures))));
  }
  return files;
}
