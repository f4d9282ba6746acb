import { compareVersions, translatedLanguages } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { textOf } from '../../../diagnostics/text-of.ts';
import type { Sources } from '../../../foundation/files.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { FindBefore, TextBefore } from '../../4-link/texts/report-untranslated.ts';
import { readTextsLock, type TextsLock, textsLockName } from './texts-lock.ts';
import { textsByFolder } from './texts-of-files.ts';

type Changed = { at: SourceRange; now: string; was: string; lock: TextsLock };

/** Compares texts with the locks of their folders. A version that is not locked yet is compared with the one before. */
export function textsBefore(
  documents: readonly { file: string; root: YamlNode }[],
  files: Sources,
): FindBefore {
  let changed: ReadonlyMap<string, Changed[]> | undefined;
  return (at, english) => {
    changed ??= changedIn(documents, files);
    const around = changed.get(at.file)?.find((each) => isInside(at, each.at));
    return around && beforeOf(around, english);
  };
}

function changedIn(...[documents, files]: Parameters<typeof textsBefore>): Map<string, Changed[]> {
  const changed = new Map<string, Changed[]>();
  for (const [folder, { texts }] of textsByFolder(documents)) {
    const bytes = files.get(`${folder}/${textsLockName}`);
    const lock = bytes && readTextsLock(textOf(bytes));
    if (!lock) continue;
    for (const [version, named] of texts) {
      const then = lock.texts[version] ?? lock.texts[versionBefore(version, lock) ?? ''] ?? {};
      for (const [name, { is, at }] of named) {
        const was = then[name];
        if (was === undefined || was === is) continue;
        changed.set(at.file, [...(changed.get(at.file) ?? []), { at, now: is, was, lock }]);
      }
    }
  }
  return changed;
}

function versionBefore(version: string, { texts }: TextsLock): string | undefined {
  const earlier = Object.keys(texts).filter((each) => compareVersions(each, version) < 0);
  return earlier.sort(compareVersions).at(-1);
}

/** A note is locked as one line; its texts are compared one by one. */
function beforeOf({ now, was, lock }: Changed, english: string): TextBefore | undefined {
  const [parts, before] = [now.split(' | '), was.split(' | ')];
  const index = parts.indexOf(english);
  const old = index === -1 || parts.length === 1 ? was : before[index];
  if (old === undefined || old === english) return undefined;
  const translations: TextBefore['translations'] = {};
  for (const [index, language] of translatedLanguages.entries()) {
    const translation = lock.translations[old]?.[index];
    if (translation) translations[language] = translation;
  }
  return { english: old, translations };
}

function isInside(at: SourceRange, outer: SourceRange): boolean {
  return at.start >= outer.start && at.end <= outer.end;
}
