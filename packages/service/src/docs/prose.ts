import { type Markup, markup } from './markup.ts';

/** The addresses of sections by the names that texts use for them. */
export type Links = ReadonlyMap<string, string>;

/** Shows a description: paragraphs, numbered lists, code in backticks, and links at names of operations and schemas. */
export function prose(text: string, links: Links): Markup[] {
  return text.split(/\n\n+/).map((block) => {
    const items = block.split(/^\d+\. /m).filter((item) => item.trim() !== '');
    if (!/^\d+\. /.test(block)) return markup`<p>${inline(block, links)}</p>`;
    return markup`<ol>${items.map((item) => markup`<li>${inline(item, links)}</li>`)}</ol>`;
  });
}

/** Shows a text without paragraphs and lists. */
export function inline(text: string, links: Links): (Markup | string)[] {
  return text
    .trim()
    .split(/(`[^`]+`)/)
    .flatMap((part) =>
      part.startsWith('`')
        ? [name(part.slice(1, -1), links)]
        : part
            .split(/([A-Za-z_]+)/)
            .map((word) => (isName(word, links) ? name(word, links) : word)),
    );
}

/** Whether a word is a name: unlike an ordinary word, it has a capital letter or an underscore inside. */
function isName(word: string, links: Links): boolean {
  if (/^[A-Z]+(_[A-Z]+)+$|^[a-z]+[A-Z]/.test(word)) return true;
  return /[a-z][A-Z]/.test(word) && links.has(word);
}

function name(word: string, links: Links): Markup {
  const address = links.get(word);
  const code = markup`<code>${word}</code>`;
  return address ? markup`<a href="${address}">${code}</a>` : code;
}
