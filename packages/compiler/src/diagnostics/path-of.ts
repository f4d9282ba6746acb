/** The path of a file for messages: below the folder that the user named. */
export function pathOf(file: string, folder?: string): string {
  const parts = [folder?.replace(/\/+$/, ''), file];
  const path = parts.filter((part) => part !== undefined && part !== '.').join('/');
  return path === '' ? file : path;
}
