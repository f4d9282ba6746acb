import { spanIn, type TextNode } from '@formpress/compiler';
import type { Name } from './name.ts';

const placeholder = /\{\{\s*(?:([a-z]+)\s+)?(@?)([A-Za-z][\w.]*)/g;

/** The names in the placeholders of a text: `{{income}}`, `{{usd @limit.SINGLE}}`, `{{employee.lastName}}`. */
export function namesInText(node: TextNode): Name[] {
  return [...node.value.matchAll(placeholder)].flatMap((found): Name[] => {
    const [all, , mark, whole = ''] = found;
    const start = found.index + all.length - whole.length;
    const isPerson = /^(?:employee|employer)\./.test(whole);
    const [first = '', answer = ''] = whole.split('.');
    const name = isPerson ? whole : first;
    const kind = mark === '@' ? 'amount' : isPerson ? 'person' : 'question';
    const read: Name = { kind, name, at: spanIn(node, start, start + name.length) };
    if (kind !== 'amount' || answer === '') return [read];
    const from = start + first.length + 1;
    const at = spanIn(node, from, from + answer.length);
    return [read, { kind: 'answer', name: answer, of: `@${first}`, at }];
  });
}
