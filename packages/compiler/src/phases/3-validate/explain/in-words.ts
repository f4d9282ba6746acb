/** What a schema says of a thing, as the end of a sentence: its first sentence, begun small. */
export function inWords(description: string | undefined): string {
  const [first = ''] = /^.*?\.(?= [A-Z]|$)/.exec(description ?? '') ?? [];
  const said = first.replace(/^(?:What|Where|For) [^:,]*: /, '');
  return said.replace(/^[A-Z](?=[a-z]*[ ,])/, (letter) => letter.toLowerCase());
}
