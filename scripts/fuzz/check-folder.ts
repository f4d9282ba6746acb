import { codes, openWorkspace } from '@formpress/compiler';

const known = new Set(codes());

/** Checks a folder and returns what is wrong with the findings; undefined when nothing is. */
export async function checkFolder(folder: string): Promise<string | undefined> {
  try {
    const { report, sources } = await openWorkspace(folder).check();
    for (const { code, at, message, related = [] } of report.diagnostics) {
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
