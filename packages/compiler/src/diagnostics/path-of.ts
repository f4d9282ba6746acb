/** A file as the reader of a message knows it: below the folder that was named. */
export function pathOf(file: string, folder?: string): string {
  const parts = [folder?.replace(/\/+$/, ''), file];
  const path = parts.filter((part) => part !== undefined && part !== '.').join('/');
  return path === '' ? file : path;
}
