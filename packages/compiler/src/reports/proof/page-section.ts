import { type Markup, markup } from './markup.ts';

/** The pages side by side, blank and filled. The pictures are embedded. */
export function pageSection(blank: Uint8Array[], filled: Uint8Array[]): Markup {
  const pairs = blank.map(
    (
      page,
      i,
    ) => markup`<div class="pair">${figure(page, `Page ${i + 1}, blank`)}${figure(filled[i] ?? page, `Page ${i + 1}, filled with the widest answers`)}</div>
`,
  );
  return markup`<section class="pages"><h2>Pages</h2>${pairs}</section>
`;
}

function figure(png: Uint8Array, title: string): Markup {
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return markup`<figure><img src="${source}" alt="${title}"><figcaption>${title}</figcaption></figure>`;
}
