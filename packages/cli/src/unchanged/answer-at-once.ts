import { recall, type Said, type Task } from './record.ts';

/**
 * What a command has to say when nothing has changed since it last said so. Only the plain forms
 * of build and check are known here, because loading all commands takes ten times as long.
 */
export function answerAtOnce(words: readonly string[], colour: boolean): Said | undefined {
  const task = taskOf(words, colour);
  return task && recall(task);
}

function taskOf([command, ...rest]: readonly string[], colour: boolean): Task | undefined {
  const [folder = 'definitions', ...more] = rest[0]?.startsWith('-') ? [undefined, ...rest] : rest;
  if (command === 'check' && more.length === 0) return { command, folder, colour };
  if (command !== 'build') return undefined;
  const [option, target = 'dist', ...others] = more;
  const isPlain = (option === undefined || option === '--out') && others.length === 0;
  return isPlain ? { command, folder, target, colour } : undefined;
}
