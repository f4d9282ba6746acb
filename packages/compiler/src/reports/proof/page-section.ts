import { type Markup, markup } from './markup.ts';

/** The pictures of all pages: blank, filled with ordinary answers, and filled with the widest answers. */
type Pages = { blank: Uint8Array[]; ordinary: Uint8Array[]; widest: Uint8Array[] };

/** The pages side by side, blank and filled. The pictures are embedded. */
export function pageSection({ blank, ordinary, widest }: Pages): Markup {
  const rows = blank.map((page, i) => {
    const name = `Page ${i + 1}`;
    return markup`<div class="page">${figure(page, `${name}, blank`)}${figure(ordinary[i] ?? page, `${name}, filled with ordinary answers`)}${figure(widest[i] ?? page, `${name}, filled with the widest answers`)}</div>
`;
  });
  return markup`<section class="pages"><h2>Pages</h2>${rows}</section>
`;
}

function figure(png: Uint8Array, title: string): Markup {
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return markup`<figure><img src="${source}" alt="${title}"><figcaption>${title}</figcaption></figure>`;
}
