import type { LinkedBinding } from '../../4-link/linked/linked-form.ts';

/** The printed part of a line, which may begin with the name of a worksheet. */
export function lineOf(line: string): string {
  return line.split(', ').at(-1) ?? line;
}

/** The questions that decide what is printed in a field. */
export function questionsReadBy(binding: LinkedBinding): Set<string> {
  if ('tick' in binding) return namesOf(binding.tick.reads);
  if ('print' in binding) return namesOf(binding.reads);
  const prints = [...binding.choose.values()].flatMap((each) =>
    'reads' in each ? each.reads : [],
  );
  return namesOf(prints).add(binding.by.id);
}

function namesOf(reads: readonly { name: string }[]): Set<string> {
  return new Set(reads.map(({ name }) => name));
}
