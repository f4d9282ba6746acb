/** Characters that show as nothing, as a box or like an ordinary space, and ordinary spaces at either end. */
const unseen = /(?! )[\p{C}\p{Z}]|^ | $|^\p{M}/gu;

/** A text for a message, with its invisible characters replaced by their code points. */
export function showInvisible(text: string): string {
  const isOne = [...text].length === 1;
  return text.replace(unseen, (sign) => (isOne ? numberOf(sign) : `<${numberOf(sign)}>`));
}

function numberOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
