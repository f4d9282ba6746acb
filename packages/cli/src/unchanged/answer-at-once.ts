import { changedFiles } from './changed-files.ts';
import { recall, type Said, type Task } from './record.ts';

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
  const record = task && recall(task);
  const changes = record && changedFiles(record.sources);
  if (!changes || changes.changed.length === 0) return changes && record;
  const { answerAgain } = await import('./answer-again.ts');
  return answerAgain(task, record, changes);
}

function taskOf([command, ...rest]: readonly string[], colour: boolean): Task | undefined {
  const [folder = 'definitions', ...more] = rest[0]?.startsWith('-') ? [undefined, ...rest] : rest;
  if (command === 'check' && more.length === 0) return { command, folder, colour };
  if (command !== 'build') return undefined;
  const [option, target = 'dist', ...others] = more;
  const isPlain = (option === undefined || option === '--out') && others.length === 0;
  return isPlain ? { command, folder, target, colour } : undefined;
}
