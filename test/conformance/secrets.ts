import { readdirSync } from 'node:fs';
import type { Exchange } from './exchange.ts';

const ours = new Set(['formId', 'formVersion', 'signForm', 'content-type', 'accept']);
const vocabulary = /^(?:true|false|PREVIEW|SIGN|FEDERAL)$/;

/** Everything personal or secret in a request: names, numbers, addresses, answers, tokens, keys. */
export function secretsIn({ sent: { headers, body } }: Exchange): string[] {
  return [...leavesOf(headers), ...leavesOf(typeof body === 'string' ? linesIn(body) : body)];
}

/** The lines of a batch. Other texts are not quite JSON. */
function linesIn(body: string): unknown[] {
  return body.endsWith('\n')
    ? body
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
}

/** Values long enough not to appear in a log by chance. Numbers must be longer. */
function leavesOf(node: unknown): string[] {
  if (typeof node === 'object' && node !== null) {
    return Object.entries(node).flatMap(([key, value]) => (ours.has(key) ? [] : leavesOf(value)));
  }
  const text = String(node ?? '').replace(/^Bearer /, '');
  const isTold = text.length >= (/^[0-9.,]*$/.test(text) ? 6 : 4) && !vocabulary.test(text);
  return isTold ? [text] : [];
}

/** The log and metrics of a service, without generated times, ids and counts. */
export function saidBy(lines: readonly string[], metrics: string): string {
  const log = lines.join('').replace(/"(?:time|id|milliseconds)":(?:"[^"]*"|[0-9.]+)/g, '');
  return log + metrics.replace(/ [0-9.e+-]+$/gm, '').replace(/le="[^"]*"/g, '');
}

/** The files of a folder, to detect new ones. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}
