import { codes, openWorkspace } from '@formpress/compiler';

const known = new Set(codes());

/** A finding that names a limit: its message, its file, and the text of its line. */
export type NamedLimit = { message: string; file: string; line: string };

/** What is wrong with the findings, if anything, and the limits that they name. */
export type FolderVerdict = { wrong?: string; limits: NamedLimit[] };

/** Checks a folder of definitions, and then whether the findings themselves make sense. */
export async function checkFolder(folder: string): Promise<FolderVerdict> {
  const limits: NamedLimit[] = [];
  const wrong = await wrongIn(folder, limits);
  return wrong === undefined ? { limits } : { wrong, limits };
}

async function wrongIn(folder: string, limits: NamedLimit[]): Promise<string | undefined> {
  try {
    const { report, sources } = await openWorkspace(folder).check();
    for (const { code, at, message, related = [] } of report.diagnostics) {
      if (code === 'beyond-limit')
        limits.push({ message, file: at.file, line: lineAt(sources.get(at.file), at.start) });
      if (!known.has(code)) return `The code ${code} has no page.`;
      if (/undefined|\[object/.test(message)) return `It says: ${message}`;
      for (const place of [at, ...related.map((each) => each.at)]) {
        const bytes = sources.get(place.file);
        const isFile = bytes !== undefined || (place.start === 0 && place.end === 0);
        if (!isFile) return `${code} points at ${place.file}, which is not a file.`;
        const isIn = place.start <= place.end && place.end <= (bytes?.length ?? 0);
        if (!isIn) return `${code} points beyond the end of ${place.file}.`;
      }
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function lineAt(bytes: Uint8Array | undefined, offset: number): string {
  const text = new TextDecoder().decode(bytes);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start).split('\n', 1)[0] ?? '';
}
