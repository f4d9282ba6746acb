/** A piece of a page in which every text is escaped. */
export type Markup = { readonly html: string };

type Piece = Markup | string | number | false | undefined;

/** Writes HTML: text is escaped, markup is inserted as it is, and nothing is written for false or undefined. */
export function markup(strings: TemplateStringsArray, ...pieces: (Piece | Piece[])[]): Markup {
  const html = strings.map((text, i) => text + [pieces[i]].flat().map(written).join(''));
  return { html: html.join('') };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function written(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'object') return piece.html;
  return String(piece).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
