import { setFlagsFromString } from 'node:v8';
import { type ChangedFiles, changedFiles } from './changed-files.ts';
import { type Recalled, recall, type Said, type Task } from './record.ts';

/**
 * What a command has to say when nothing has changed since it last said so, or nothing but some
 * files of forms. Only the plain forms of build and check are known here, because loading all
 * commands takes ten times as long.
 */
export async function answerAtOnce(
  words: readonly string[],
  colour: boolean,
): Promise<Said | undefined> {
  const task = taskOf(words, colour);
  const known = task && withoutOptimizing(() => knownAbout(task));
  if (!known || known.changes.changed.length === 0) return known?.recalled.record;
  const { answerAgain } = await import('./answer-again.ts');
  return answerAgain(task, known.recalled, known.changes);
}

type Known = { recalled: Recalled; changes: ChangedFiles };

function knownAbout(task: Task): Known | undefined {
  const recalled = recall(task);
  const changes = recalled && changedFiles(recalled.record.sources);
  return changes && { recalled, changes };
}

/** What ends within milliseconds is over before its optimized code is ready, and pays for it. */
function withoutOptimizing<T>(work: () => T): T {
  setFlagsFromString('--no-opt');
  try {
    return work();
  } finally {
    setFlagsFromString('--opt');
  }
}

function taskOf([command, ...rest]: readonly string[], colour: boolean): Task | undefined {
  const [folder = 'definitions', ...more] = rest[0]?.startsWith('-') ? [undefined, ...rest] : rest;
  if (command === 'check' && more.length === 0) return { command, folder, colour };
  if (command !== 'build') return undefined;
  const [option, target = 'dist', ...others] = more;
  const isPlain = (option === undefined || option === '--out') && others.length === 0;
  return isPlain ? { command, folder, target, colour } : undefined;
}
