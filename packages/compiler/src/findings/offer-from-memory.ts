import { type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { todo } from '../diagnostics/fixes/fix.ts';
import { createReport } from '../diagnostics/report.ts';
import type { Sources } from '../foundation/files.ts';
import { asWritten } from '../phases/2-parse/foundation/source.ts';
import type { YamlNode } from '../phases/2-parse/foundation/yaml-node.ts';
import { parse } from '../phases/2-parse/parse.ts';

/** Offers the translations of other forms for missing ones, as drafts. That is safe: drafts are reviewed later. */
export function offerFromMemory(findings: Diagnostic[], sources: Sources): Diagnostic[] {
  if (!findings.some(({ untranslated }) => untranslated)) return findings;
  const memory = memoryOf(sources);
  return findings.map((finding) => {
    const { untranslated = [], fixes = [], help } = finding;
    const known = untranslated.flatMap((each) => {
      const translation = memory.get(keyOf(each.language, each.english));
      return translation === undefined ? [] : [{ ...each, translation }];
    });
    if (known.length === 0) return finding;
    const offer = `Other definitions translate ${known.length === 1 ? 'it' : `${known.length} of them`}: "formpress check --fix" copies ${known.length === 1 ? 'that as a draft' : 'those as drafts'}.`;
    return { ...finding, help: `${help} ${offer}`, fixes: [takeOver(known), ...fixes] };
  });
}

type Known = NonNullable<Diagnostic['untranslated']>[number] & { translation: string };

function takeOver(known: readonly Known[]): Fix {
  const edits = [...new Set(known.map(({ file }) => file))].map((file) => ({
    at: { file, start: 0, end: 0 },
    adds: known
      .filter((each) => each.file === file)
      .map(({ english, language, translation }) =>
        [
          `- en: ${asWritten(english)}`,
          `  ${language}: ${asWritten(translation)}`,
          '  state: draft',
        ].join('\n'),
      ),
  }));
  const title = `Take over ${known.length === 1 ? 'a translation as a draft' : `${known.length} translations as drafts`}`;
  return { title, edits, isSafe: true };
}

/** The most frequent translation of every English text that is translated anywhere; of equal ones, the first. */
function memoryOf(sources: Sources): Map<string, string> {
  const times = new Map<string, Map<string, number>>();
  for (const [key, translation] of pairsIn(sources)) {
    const own = times.get(key) ?? new Map<string, number>();
    times.set(key, own.set(translation, (own.get(translation) ?? 0) + 1));
  }
  const most = [...times].map(([key, own]) => {
    const [first] = [...own].sort(([, a], [, b]) => b - a);
    return [key, first?.[0] ?? ''] as const;
  });
  return new Map(most);
}

function* pairsIn(sources: Sources): Generator<[key: string, translation: string]> {
  for (const language of translatedLanguages) {
    const paths = [...sources.keys()].filter((path) =>
      path.endsWith(`/translations/${language}.yaml`),
    );
    const files = new Map(paths.map((path) => [path, sources.get(path) ?? new Uint8Array()]));
    for (const { root } of parse(files, createReport()).documents)
      for (const pair of root.kind === 'list' ? root.items : []) {
        const [english, translation] = [textAt(pair, 'en'), textAt(pair, language)];
        if (english !== undefined && translation !== undefined && translation !== todo)
          yield [keyOf(language, english), translation];
      }
  }
}

function textAt(pair: YamlNode, key: string): string | undefined {
  const entry = pair.kind === 'map' ? pair.entries.find((each) => each.key === key) : undefined;
  return entry?.value.kind === 'text' ? entry.value.value : undefined;
}

function keyOf(language: TranslatedLanguage, english: string): string {
  return `${language} ${english}`;
}
