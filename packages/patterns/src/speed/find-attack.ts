import { createRequire } from 'node:module';
import type { AttackPattern, checkSync } from 'recheck';

/** A text on which a pattern takes very long, in words, and the part of the pattern that causes it. */
export type Attack = { start: number; end: number; text: string };

// Three megabytes that only a slow pattern needs. This entry point never starts a Java process.
const load = (): { checkSync: typeof checkSync } =>
  createRequire(import.meta.url)('recheck/lib/browser.js');

/** Searches for a text on which a pattern takes very long. */
export function findAttack(pattern: string): Attack | undefined {
  const verdict = load().checkSync(pattern, '', { timeout: 10_000 });
  if (verdict.status !== 'vulnerable') return undefined;
  const hot = verdict.hotspot.find(({ temperature }) => temperature === 'heat');
  const { start, end } = hot ?? { start: 0, end: pattern.length };
  return { start, end, text: inWords(verdict.attack) };
}

function inWords({ pumps, base, suffix }: AttackPattern): string {
  const parts = pumps.flatMap(({ prefix, pump, bias }) => [
    ...(prefix === '' || prefix === pump ? [] : [`"${prefix}"`]),
    `"${pump}" ${(base + bias).toLocaleString('en-US')} times`,
  ]);
  const last = /^[!-~]+$/.test(suffix) ? `"${suffix}"` : 'a character that does not fit';
  return [...parts, ...(suffix === '' ? [] : [last])].join(', then ');
}
