const dull = new Set(
  'the a an of for to and or in on from if you your enter this that is are be will with by at as not do any check box line lines here result type print'.split(
    ' ',
  ),
);

/** A name for a question from the words next to its box, such as numberAllowances; with a number if it is taken. */
export function idFor(words: readonly string[], taken: Set<string>): string {
  const telling = words
    .map(letters)
    .filter((word) => word !== '' && !dull.has(word))
    .slice(0, 3);
  const [first = 'answer', ...rest] = telling.join() === 'no' ? ['number'] : telling;
  const name = first + rest.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  return uniqueName(name, taken);
}

/** The name itself, or with a number if it is taken. The result is added to the taken names. */
export function uniqueName(name: string, taken: Set<string>): string {
  const stem = /[0-9]$/.test(name) ? `${name}_` : name;
  let id = name;
  for (let n = 2; taken.has(id); n += 1) id = `${stem}${n}`;
  taken.add(id);
  return id;
}

function letters(word: string): string {
  return word.replaceAll(/[^a-zA-Z0-9]/g, '');
}

/** A code for an option, such as MARRIED_FILING_JOINTLY; with a number if it is taken. */
export function codeFor(words: readonly string[], taken: Set<string>): string {
  const name = words.join('_').replaceAll('#', 'N').toUpperCase() || 'OPTION';
  let code = name;
  for (let n = 2; taken.has(code); n += 1) code = `${name}_${n}`;
  taken.add(code);
  return code;
}
