/** The first sentence of a schema description, in lower case, to end another sentence. */
export function inWords(description: string | undefined): string {
  const [first = ''] = /^.*?\.(?= [A-Z]|$)/.exec(description ?? '') ?? [];
  const sentence = first.replace(/^(?:What|Where|For) [^:,]*: /, '');
  return sentence.replace(/^[A-Z](?=[a-z]*[ ,])/, (letter) => letter.toLowerCase());
}
