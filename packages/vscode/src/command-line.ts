import { workspace } from 'vscode';

/** The words of a formpress command, with the program and the folder of definitions from the settings. */
export function commandLine(...words: string[]): string[] {
  const settings = workspace.getConfiguration('formpress');
  const command = settings.get<string[]>('command', ['npx', 'formpress']);
  const [name = '', ...rest] = words;
  const folder = settings.get('definitions', 'definitions');
  const isFolder = name === 'lsp' || name === 'lock';
  return [...command, name, ...(isFolder ? [folder] : []), ...rest, ...inFolder(name, folder)];
}

/** The option that tells a command where the definitions are. */
function inFolder(name: string, folder: string): string[] {
  if (name === 'compare') return ['--in', folder];
  return name === 'proof' || name === 'paths' ? ['--definitions', folder] : [];
}
