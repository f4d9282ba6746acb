/** Breaks a text into lines of at most `most` characters, or one longer word. A word is never broken. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || longer.length > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
