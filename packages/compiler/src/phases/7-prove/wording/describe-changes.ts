import { showInvisible } from '@formpress/patterns';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { excerptsOf } from '../../../diagnostics/excerpts-of.ts';
import { changedTexts, type TextChanges } from './changed-texts.ts';
import { type TextsLock, textsLockName } from './texts-lock.ts';
import type { FolderTexts } from './texts-of-files.ts';

const help = `If that is intended, run "formpress lock" and commit ${textsLockName} with it.`;

type Change = TextChanges['changed'][number];

/** A finding about a changed text, or about how many were added or removed. */
export type TextChange = { is: 'text' | 'blank' | 'count'; diagnostic: Diagnostic };

/** Describes how the texts of a folder differ from their lock. */
export function describeChanges(now: FolderTexts, lock: TextsLock, at: SourceRange): TextChange[] {
  const { changed, added, gone, dropped } = changedTexts(now, lock);
  const came = added ? [{ at: added.at, message: describeCount(added.first, added.count) }] : [];
  const [first] = gone;
  const went = first ? [{ at: first.beside ?? at, message: describeGone(gone) }] : [];
  const isBlank = (each: ChangeFinding) => each.at.file.endsWith('/blank.yaml');
  return [
    ...exchanged(changed).map((each) => change(isBlank(each) ? 'blank' : 'text', each)),
    ...dropped.map((each) => change('text', { at: each.at, message: describeDropped(each) })),
    ...[...came, ...went].map((each) => change('count', each)),
  ];
}

type ChangeFinding = Pick<Diagnostic, 'at' | 'message' | 'related'>;

function change(is: TextChange['is'], found: ChangeFinding): TextChange {
  return { is, diagnostic: { code: 'changed-text', severity: 'error', ...found, help } };
}

/** One message for each change; two texts that swapped places count as one. */
function exchanged(changed: readonly Change[]): ChangeFinding[] {
  const reported = new Set<Change>();
  return changed.flatMap((one) => {
    if (reported.has(one)) return [];
    const other = changed.find(
      (each) => each !== one && !reported.has(each) && each.was === one.is && each.is === one.was,
    );
    if (!other) return [{ at: one.at, message: describeChange(one) }];
    reported.add(other);
    const second = `${other.says[0]?.toLowerCase()}${other.says.slice(1)}`;
    const message =
      `${one.says} and ${second} swapped places: ` +
      `the first was ${shown(one.was)} when it was locked, and is now ${shown(one.is)}.`;
    return [{ at: one.at, message, related: [{ at: other.at, message: 'The other is here:' }] }];
  });
}

function describeChange({ says, was, is }: Change): string {
  const cut = excerptsOf(was, is);
  return `${says} was ${shown(cut.was)} when it was locked, and is now ${shown(cut.is)}.`;
}

function describeDropped({ name, was }: TextChanges['dropped'][number]): string {
  const [says] = droppedNames.flatMap(([pattern, words]) =>
    pattern.test(name) ? [name.replace(pattern, words)] : [],
  );
  return `${says ?? `"${name}"`} is gone: it was ${shown(was)} when it was locked.`;
}

/** How messages name what is gone, by its name in the lock. */
const droppedNames: [pattern: RegExp, words: string][] = [
  [/^(\S+) when$/, 'The condition for an answer to "$1"'],
  [/^(\S+) confidence$/, 'The confidence in "$1"'],
  [/^@(\S+) from$/, 'The place where the amount "$1" was read'],
  [/^(\S+) note (\d+) place$/, 'The place of note $2 of "$1"'],
  [/^blank (.*) align$/, 'The alignment of "$1"'],
  [/^wording$/, 'The wording of the statements'],
  [/^source (\S+)$/, 'The $1 of the source'],
];

function describeCount(first: string, count: number): string {
  const others = count === 1 ? '' : `, and ${count - 1} more ${count === 2 ? 'is' : 'are'} too`;
  return `${first} is new since the texts were locked${others}.`;
}

function describeGone([first, ...more]: TextChanges['gone']): string {
  const others = more.length === 0 ? 'is' : `and ${more.length} more are`;
  const isWhole =
    more.length > 0 && [first, ...more].every((each) => /^blank /.test(each?.name ?? ''));
  const file = isWhole && first?.beside === undefined ? ' with blank.yaml' : '';
  return `"${first?.name}" ${others} gone${file} since the texts were locked.`;
}

function shown(text: string): string {
  return `"${showInvisible(text)}"`;
}
