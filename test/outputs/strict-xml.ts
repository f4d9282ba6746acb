/** An element with its attributes and its content in order. */
export type Element = {
  name: string;
  attributes: Record<string, string>;
  holds: (Element | string)[];
};

const name = '[A-Za-z][A-Za-z0-9-]*';
const value = '[^<"\\t\\n\\r]*';
const tag = new RegExp(`<(/?)(${name})((?: ${name}="${value}")*)(/?)>|([^<>"]+)`, 'y');
const sign = /&(?:amp|lt|gt|quot|#[0-9]+);/g;

/** Characters that XML 1.0 allows in a document. */
const allowed = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

/** Parses the XML that we write, and throws at everything that a strict parser would refuse. */
export function readXml(text: string): Element {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!text.startsWith(head)) throw new Error('The first line is missing.');
  if (!allowed.test(text)) throw new Error('A character that XML cannot hold.');
  const top: Element = { name: '', attributes: {}, holds: [] };
  const open = [top];
  tag.lastIndex = head.length;
  while (tag.lastIndex < text.length) {
    const at = tag.lastIndex;
    const found = tag.exec(text);
    if (!found) throw new Error(`Not XML: ${text.slice(at, at + 40)}`);
    take(found, open);
  }
  const [root, end] = top.holds;
  if (open.length !== 1 || typeof root !== 'object' || end !== '\n') throw new Error('Not closed.');
  return root;
}

function take([, closes, named = '', attributes = '', isEmpty, words]: string[], open: Element[]) {
  const inner = open.at(-1);
  if (!inner) throw new Error('Closed too often.');
  if (words !== undefined) inner.holds.push(spoken(words));
  else if (closes) {
    if (inner.name !== named) throw new Error(`</${named}> closes <${inner.name}>.`);
    open.pop();
  } else {
    const element = { name: named, attributes: attributesIn(attributes), holds: [] };
    inner.holds.push(element);
    if (!isEmpty) open.push(element);
  }
}

function attributesIn(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/ ([^=]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
    key,
    spoken(value),
  ]);
  if (new Set(pairs.map(([key]) => key)).size < pairs.length)
    throw new Error('Twice the same name.');
  return Object.fromEntries(pairs);
}

const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function spoken(text: string): string {
  if (text.replace(sign, '').includes('&')) throw new Error(`A bare & in ${text}`);
  return text.replace(
    sign,
    (found) => named[found] ?? String.fromCodePoint(Number(found.slice(2, -1))),
  );
}
