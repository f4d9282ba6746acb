/** Signs that show as nothing, as a box or as a common space; a common space at an end is one too. */
const unseen = /(?! )[\p{C}\p{Z}]|^ | $|^\p{M}/gu;

/** A text as it can be read in a message: a sign that cannot be seen stands as its number. */
export function showSigns(text: string): string {
  const isOne = [...text].length === 1;
  return text.replace(unseen, (sign) => (isOne ? numberOf(sign) : `<${numberOf(sign)}>`));
}

function numberOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
