/** A piece of a page in which every text is escaped. */
export type Markup = { readonly html: string };

type Piece = Markup | string | number;

/** Writes HTML or SVG: text is escaped, markup is inserted as it is. */
export function markup(strings: TemplateStringsArray, ...pieces: (Piece | Piece[])[]): Markup {
  const html = strings.map((text, i) => text + [pieces[i] ?? ''].flat().map(written).join(''));
  return { html: html.join('') };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function written(piece: Piece): string {
  if (typeof piece === 'object') return piece.html;
  return String(piece).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
