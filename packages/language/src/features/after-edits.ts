import type { Diagnostic } from '@formpress/compiler';
import type { Session } from '../session/session.ts';

/** The contents that the existing locks would have with these texts. */
export function locksAfter(
  session: Session,
  texts: ReadonlyMap<string, string>,
): Promise<{ path: string; text: string }[]> {
  return withTexts(session, texts, async () => {
    const families = new Map<string, string>();
    for (const file of texts.keys()) families.set(file.split('/').slice(0, 3).join('/'), file);
    const locks = new Map<string, string>();
    const { sources } = await session.check();
    for (const file of families.values())
      for (const { path, text } of (await session.workspace.family(file)).newLocks)
        if (sources.get(path)) locks.set(path, text);
    return [...locks].map(([path, text]) => ({ path, text }));
  });
}

/** The findings that these texts would lead to. */
export function findingsAfter(
  session: Session,
  texts: ReadonlyMap<string, string>,
): Promise<Diagnostic[]> {
  return withTexts(session, texts, async () => {
    const { report } = await session.check();
    return report.diagnostics.filter(({ accepted }) => accepted === undefined);
  });
}

async function withTexts<T>(
  session: Session,
  texts: ReadonlyMap<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  const before = new Map([...texts.keys()].map((file) => [file, session.unsaved(file)]));
  for (const [file, text] of texts) session.workspace.put(file, text);
  try {
    return await work();
  } finally {
    for (const [file, text] of before) session.workspace.put(file, text);
  }
}
