import type { AnswersFile, PeopleFile, TermsFile } from '@formpress/model';
import type { Authored, AuthoredForm, AuthoredLocality } from '../authored/authored.ts';
import { assembleForm } from './assemble-form.ts';
import { assembleLocality } from './assemble-locality.ts';
import { hasFile, pick, pickTranslations, type Stock } from './stock.ts';

/** Puts files together to localities and forms. What rests on a file with a mistake is left out. */
export function assemble(stock: Stock): Authored {
  const shared = assembleShared(stock);
  const localities: AuthoredLocality[] = [];
  const forms: AuthoredForm[] = [];
  for (const folder of foldersAt(2, stock)) {
    const locality = assembleLocality(folder, stock);
    const own = versionFolders(stock)
      .filter((each) => each.startsWith(`${folder}/`))
      .flatMap((each) => assembleForm(each, stock) ?? []);
    if (!shared || !locality) continue;
    localities.push(locality);
    forms.push(...own);
  }
  return {
    translations: {},
    ...shared,
    localities,
    forms,
    leftOut: namesLeftOut(stock, localities, forms),
  };
}

function assembleShared(
  stock: Stock,
): Pick<Authored, 'answers' | 'people' | 'terms' | 'translations'> | undefined {
  const needed = ['shared/answers.yaml', 'shared/people.yaml'];
  if (stock.files.size === 0) return undefined;
  for (const file of needed) hasFile(stock, file, 'it holds what all forms share.');
  const answers = pick<AnswersFile>(stock, 'shared/answers.yaml');
  const people = pick<PeopleFile>(stock, 'shared/people.yaml');
  const translations = pickTranslations(stock, 'shared');
  const terms = pick<TermsFile>(stock, 'shared/terms.yaml');
  if (!answers || !people || !translations) return undefined;
  return { answers, people, translations, ...(terms && { terms }) };
}

/** Folders below us and ca, so many names deep, that hold files. */
function foldersAt(depth: number, { kinds }: Stock): string[] {
  const paths = [...kinds.keys()].map((path) => path.split('/'));
  const deep = paths.filter(
    ([first = '', ...rest]) => /^(us|ca)$/.test(first) && rest.length >= depth,
  );
  return [...new Set(deep.map((path) => path.slice(0, depth).join('/')))];
}

function versionFolders(stock: Stock): string[] {
  return foldersAt(4, stock).filter((folder) => /\/[0-9.]+$/.test(folder));
}

function namesLeftOut(
  stock: Stock,
  localities: AuthoredLocality[],
  forms: AuthoredForm[],
): ReadonlySet<string> {
  const kept = new Set(forms.map(({ folder }) => folder));
  const keptFlows = new Set(
    localities.flatMap(({ flows }) => [...flows.values()].map(({ file }) => file)),
  );
  const flows = [...stock.kinds].filter(([file, kind]) => kind === 'flow' && !keptFlows.has(file));
  return new Set([
    ...versionFolders(stock)
      .filter((folder) => !kept.has(folder))
      .flatMap(namesOfForm),
    ...[...stock.wrong, ...stock.meant].flatMap(namesOfForm),
    ...flows.map(([file]) => file.replace(/^.*\/|\.yaml$/g, '')),
  ]);
}

/** W4101 and "W4101 2026.1.0", as other files name the form in this folder. */
function namesOfForm(folder: string): string[] {
  const [, , id = '', version] = folder.split('/');
  return version === undefined ? [id] : [id, `${id} ${version}`];
}
